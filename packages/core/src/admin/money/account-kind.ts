import { DAY_MS, type Name } from '../../kernel/index.ts'

/** Accounts by the part of their id before the colon; the platform's own each by itself. */
export const ACCOUNT_KINDS = {
  available: { zh: '用户可用余额', en: 'Users’ available money' },
  frozen: { zh: '用户冻结余额', en: 'Users’ frozen money' },
  escrow: { zh: '订单托管', en: 'Money held for orders' },
  'house:fees': { zh: '服务费', en: 'Service fees' },
  'house:damages': { zh: '违约金待转', en: 'Damages to pass on' },
  'house:payment-in': { zh: '收款渠道', en: 'Money that came in' },
  'house:payment-out': { zh: '付款渠道', en: 'Money that was paid out' },
  'house:coupons': { zh: '优惠券', en: 'Coupons' },
} as const satisfies Readonly<Record<string, Name>>

export type AccountKind = keyof typeof ACCOUNT_KINDS

/** How long money is held for an order, each up to so many days. */
export const HELD_AGES = {
  week: { names: { zh: '7 天以内', en: 'Up to 7 days' }, untilMs: 7 * DAY_MS },
  month: { names: { zh: '8 至 30 天', en: '8 to 30 days' }, untilMs: 30 * DAY_MS },
  quarter: { names: { zh: '31 至 90 天', en: '31 to 90 days' }, untilMs: 90 * DAY_MS },
  older: { names: { zh: '90 天以上', en: 'More than 90 days' }, untilMs: Number.MAX_SAFE_INTEGER },
} as const satisfies Readonly<Record<string, { readonly names: Name; readonly untilMs: number }>>

const isKind = (text: string): text is AccountKind => Object.hasOwn(ACCOUNT_KINDS, text)

/** Of an account by its id; one that is not known is not the platform's. */
export function kindOfAccount(account: string): AccountKind {
  const [beforeColon = ''] = account.split(':')
  return isKind(account) ? account : isKind(beforeColon) ? beforeColon : 'available'
}
