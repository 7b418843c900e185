import type { Name } from '../kernel/index.ts'

/** A promise of the platform to pay a part of one order. */
export interface Coupon {
  readonly id: string
  readonly title: string
  readonly amountFen: number
  /** It counts for nothing where less than this is to pay; 0 where any amount will do. */
  readonly leastSpendFen: number
  /** The first and the last instant at which it may be used. */
  readonly validFrom: number
  readonly validUntil: number
  /** The order that it was used for. */
  readonly orderId: string | null
}

export const COUPON_STATES = {
  unused: { zh: '未使用', en: 'Unused' },
  used: { zh: '已使用', en: 'Used' },
  expired: { zh: '已过期', en: 'Expired' },
} as const satisfies Record<string, Name>

export type CouponState = keyof typeof COUPON_STATES

export function couponState({ orderId, validUntil }: Pick<Coupon, 'orderId' | 'validUntil'>, now: number): CouponState {
  if (orderId !== null) return 'used'
  return now <= validUntil ? 'unused' : 'expired'
}
