import { DAY_MS, HOUR_MS, type Random } from '@diandu/core/kernel'
import { CHANNEL_QUERIED_WITHIN_MS, CHANNEL_GRACE_MS, rechargeCodesWith } from '@diandu/core/wallet'
import {
  BALANCE_WITHIN_DAYS,
  dueEvent,
  HAND_OVER_WITHIN_DAYS,
  orderCode,
  SIGN_WITHIN_DAYS,
  type OrderId,
} from '@diandu/core/orders'
import type { Database } from '../database/index.ts'
import { moveStoredOrder } from './move-stored-order.ts'
import { selectOrders } from './order-store.ts'
import { SIGN_ENDS_AT } from './sign-ends-at.ts'

const MAX_AT_ONCE = 100

const BALANCE_WITHIN_MS = BALANCE_WITHIN_DAYS * DAY_MS
const SIGN_WITHIN_MS = SIGN_WITHIN_DAYS * DAY_MS

/**
 * Where the contract is signed at a provider, a party may have signed in time without notice of it here: that provider
 * is asked first after the deadline. One that does not answer has an hour.
 */
const QUERIED_ELSEWHERE = `(${SIGN_ENDS_AT} < $1::int8 + ${SIGN_WITHIN_MS - HOUR_MS} OR NOT EXISTS (
  SELECT 1 FROM contracts c JOIN contract_flows f ON f.contract_id = c.id
  WHERE c.order_id = o.id AND f.ended_at IS NULL AND (f.asked_at IS NULL OR f.asked_at <= ${SIGN_ENDS_AT})))`

/**
 * While the platform reviews a document of the buyer's their deadline is paused, and runs on with the time that it gave
 * back.
 */
const DAYS_RAN_OUT = `${SIGN_ENDS_AT} < $1::int8 + ${SIGN_WITHIN_MS} AND NOT EXISTS (SELECT 1 FROM contracts c WHERE c.order_id = o.id AND c.sign_held_since IS NOT NULL)`

/** Core's `mayHaveComeInTime`, as SQL: money that may have been sent in time is heard of first. */
const NOTHING_ON_ITS_WAY = `NOT EXISTS (
  SELECT 1 FROM recharges r WHERE r.order_id = o.id AND r.order_part = 'balance' AND r.status IN (${rechargeCodesWith('pending')}) AND r.created_at <= r.pay_by
    AND (r.channel = 'transfer' OR ($1::int8 + ${BALANCE_WITHIN_MS} <= r.pay_by + ${CHANNEL_QUERIED_WITHIN_MS} AND (r.unpaid_at IS NULL OR r.unpaid_at < r.pay_by + ${CHANNEL_GRACE_MS}))))`

/**
 * Which orders to check, the longest waiting first. A natural day ends after its 24 hours: that a deadline is really
 * over, core says, order by order.
 */
const WAITING: Readonly<
  Record<DeadlineName, { readonly condition: string; readonly since: string; readonly atLeastMs: number }>
> = {
  payment: { condition: `o.status = ${orderCode('awaiting-payment')}`, since: 'o.pay_by', atLeastMs: 0 },
  balance: {
    condition: `o.status = ${orderCode('deposit-paid')} AND (o.viewed_at IS NULL OR o.viewed_at < $1) AND ${NOTHING_ON_ITS_WAY}`,
    since: 'o.deposit_paid_at',
    atLeastMs: BALANCE_WITHIN_MS,
  },
  signature: {
    condition: `o.status = ${orderCode('paid')} AND ${DAYS_RAN_OUT} AND ${QUERIED_ELSEWHERE}`,
    since: 'o.seller_signed_at',
    atLeastMs: SIGN_WITHIN_MS,
  },
  'hand-over': {
    condition: `o.status = ${orderCode('handing-over')} AND o.handed_over_at IS NULL`,
    since: 'o.hand_over_begun_at',
    atLeastMs: HAND_OVER_WITHIN_DAYS * DAY_MS,
  },
}

export const DEADLINE_NAMES = ['payment', 'balance', 'signature', 'hand-over'] as const
export type DeadlineName = (typeof DEADLINE_NAMES)[number]

/** Does what one deadline has brought, to every order; answers to how many. Any number of servers may sweep at once. */
export async function sweepOrders(
  db: Database,
  name: DeadlineName,
  deps: { readonly random: Random; readonly nowMs: number },
): Promise<number> {
  const { condition, since, atLeastMs } = WAITING[name]
  const faults: unknown[] = []
  for (let swept = 0; ;) {
    const late = await selectOrders(
      db,
      `WHERE ${condition} AND ${since} < $1 ORDER BY ${since}, o.id LIMIT ${MAX_AT_ONCE}`,
      [deps.nowMs - atLeastMs],
    )
    let moved = 0
    for (const { id } of late.filter((order) => dueEvent(order, deps.nowMs) !== undefined)) {
      // One order that cannot be moved keeps no other from its turn.
      moved += await sweepOne(db, id, deps).catch((error: unknown) => (faults.push(error), 0))
    }
    swept += moved
    if (moved > 0 && late.length === MAX_AT_ONCE) continue
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} orders could not be swept.`)
    return swept
  }
}

function sweepOne(
  db: Database,
  orderId: OrderId,
  { random, nowMs }: { readonly random: Random; readonly nowMs: number },
): Promise<number> {
  return db.transaction(async (tx) => {
    const [order] = await selectOrders(tx, 'WHERE o.id = $1', [orderId])
    const event = order && dueEvent(order, nowMs)
    if (event === undefined) return 0
    const moved = await moveStoredOrder(tx, { orderId, event, by: 'sweeper', who: null, at: nowMs }, { random })
    // Another user was first: there is nothing left to do.
    return moved.ok ? 1 : 0
  })
}
