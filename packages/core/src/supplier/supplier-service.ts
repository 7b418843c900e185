import type { Name } from '../kernel/index.ts'

/** Services of other firms for the owner of a shop (spec §2). Keys are the last part of their pages' paths. */
export const SUPPLIER_SERVICES = {
  customer: { zh: '客服外包', en: 'Outsourced customer support' },
  design: { zh: '店铺设计', en: 'Shop design' },
  extension: { zh: '店铺推广', en: 'Promotion' },
  photography: { zh: '商品摄影', en: 'Product photography' },
  shoptrusteeship: { zh: '店铺托管', en: 'Shop management' },
} as const satisfies Readonly<Record<string, Name>>

export type SupplierService = keyof typeof SUPPLIER_SERVICES

export const isSupplierService = (text: string): text is SupplierService => Object.hasOwn(SUPPLIER_SERVICES, text)
