import type { Recharge } from './recharge.ts'
import { toRechargeStatus } from './recharge-status.ts'

/** So long after a recharge was begun it can be paid at its cashier. */
export const CASHIER_OPEN_MS = 2 * 3_600_000

/** A payer who is sent to a cashier that was begun before needs some minutes there. */
const MIN_LEFT_MS = 10 * 60_000

export type CashierState = 'open' | 'lapsed' | 'nothing-to-pay'

/**
 * Whether a person can pay there now. One that has lapsed may have been paid in its last moment, and is asked about.
 */
export function cashierState(
  { channel, status, askedAt }: Pick<Recharge, 'channel' | 'status' | 'askedAt'>,
  nowMs: number,
): CashierState {
  if (channel === 'transfer' || toRechargeStatus(status).status !== 'to-review') return 'nothing-to-pay'
  return nowMs <= askedAt + CASHIER_OPEN_MS ? 'open' : 'lapsed'
}

/**
 * A payment that is asked for again goes to the same cashier if that was begun after this instant, and to a new one
 * otherwise.
 */
export const cashierGivenAgainFrom = (nowMs: number): number => nowMs - CASHIER_OPEN_MS + MIN_LEFT_MS
