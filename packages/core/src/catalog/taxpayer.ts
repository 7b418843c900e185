import type { Name } from './platform.ts'

export const TAXPAYER_KINDS = {
  general: { zh: '一般纳税人', en: 'General taxpayer' },
  small: { zh: '小规模纳税人', en: 'Small-scale taxpayer' },
} as const satisfies Record<string, Name>

export type TaxpayerKind = keyof typeof TAXPAYER_KINDS

export const isTaxpayerKind = (text: string): text is TaxpayerKind => Object.hasOwn(TAXPAYER_KINDS, text)
