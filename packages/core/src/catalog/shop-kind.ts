import type { Name } from './platform.ts'

/** In what right a shop is on its platform. An enterprise shop is sold as a share in its company (spec §9). */
export const SHOP_KINDS = {
  flagship: { zh: '旗舰店', en: 'Flagship store' },
  exclusive: { zh: '专卖店', en: 'Authorized store' },
  franchise: { zh: '专营店', en: 'Multi-brand store' },
  enterprise: { zh: '企业店', en: 'Enterprise' },
  personal: { zh: '个人店', en: 'Personal' },
} as const satisfies Record<string, Name>

export type ShopKind = keyof typeof SHOP_KINDS

export const isShopKind = (text: string): text is ShopKind => Object.hasOwn(SHOP_KINDS, text)
