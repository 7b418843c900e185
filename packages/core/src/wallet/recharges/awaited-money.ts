import { HOUR_MS, MINUTE_MS } from '../../kernel/index.ts'
import type { BalanceWay } from '../../orders/index.ts'
import type { Recharge } from './recharge.ts'
import { toRechargeStatus } from './recharge-status.ts'

/** So long after a deadline the platform asks a channel what was paid before it. */
export const CHANNEL_QUERIED_WITHIN_MS = HOUR_MS

/** A channel may still be busy with a payment of the last second. */
export const CHANNEL_GRACE_MS = 5 * MINUTE_MS

/** Money on its way for an order. */
export type MoneyOnItsWay = Pick<Recharge, 'channel' | 'status' | 'askedAt'> & {
  /** When its channel said last that nothing was paid; null where it never did. */
  readonly unpaidAt: number | null
}

/**
 * Whether money may have been sent by `payBy` of which the platform does not know yet: the buyer is not late before
 * that is known. A transfer that was submitted by then waits for a reviewer, however long; of a cashier its channel is
 * asked, for an hour.
 */
export function mayHaveComeInTime(
  { channel, status, askedAt, unpaidAt }: MoneyOnItsWay,
  payBy: number,
  now: number,
): boolean {
  if (toRechargeStatus(status).outcome !== 'pending' || !(askedAt <= payBy)) return false
  if (channel === 'transfer') return true
  return now <= payBy + CHANNEL_QUERIED_WITHIN_MS && (unpaidAt ?? -Infinity) < payBy + CHANNEL_GRACE_MS
}

/**
 * At which instant the money counts as paid: a transfer's when it was submitted, a channel's when it says so, and never
 * before it was begun or in the future.
 */
export function countsAsPaidAt(
  { channel, askedAt }: Pick<Recharge, 'channel' | 'askedAt'>,
  paidAt: number | undefined,
  now: number,
): number {
  const since = channel === 'transfer' ? askedAt : (paidAt ?? now)
  return Math.min(Math.max(Number.isInteger(since) ? since : now, askedAt), now)
}

/** By which way what is due by `payBy` is known to be coming; a cashier counts once it is too late to pay in time. */
export function balanceWay(money: readonly MoneyOnItsWay[], payBy: number, now: number): BalanceWay | undefined {
  const coming = money.filter((one) => mayHaveComeInTime(one, payBy, now))
  if (coming.some(({ channel }) => channel === 'transfer')) return 'transfer'
  return coming.length > 0 && now > payBy ? 'cashier' : undefined
}
