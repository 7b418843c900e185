import {
  canBeSigned,
  MAX_TURNS,
  myTurns,
  type MyTurn,
  type OrderId,
  type SigningPause,
  orderCode,
  orderCodesIn,
  shownTo,
} from '@diandu/core/orders'
import type { Queries } from '../../database/index.ts'
import { withAwaitedBalances } from '../payment/awaited-balance-store.ts'
import { selectOrders } from '../order-store.ts'
import { selectOffers } from '../offers/price-offer-store.ts'
import { isStillMeant } from '../offers/bargain-store.ts'
import { showOffer } from '../offers/shown-offer.ts'
import { hasViewingNow } from '../../order-status-sql/index.ts'

const [DEPOSIT_PAID, PAID, HANDING_OVER] = [orderCode('deposit-paid'), orderCode('paid'), orderCode('handing-over')]

/** Whose turn it is, core's own sentence (`turnOf`), as SQL for many: one half for each index. */
const THEIR_ORDERS = [
  `buyer_id = $1 AND (status IN (${orderCodesIn('payment-due')}) OR (status = ${PAID} AND seller_signed_at IS NOT NULL) OR (status = ${HANDING_OVER} AND handed_over_at IS NOT NULL))`,
  `seller_id = $1 AND ((status = ${PAID} AND seller_signed_at IS NULL) OR (status = ${HANDING_OVER} AND handed_over_at IS NULL)
    OR (status = ${DEPOSIT_PAID} AND ${hasViewingNow('orders')} AND (viewing_opened_at IS NULL OR seller_signed_at IS NULL)))`,
]

const THEIR_OFFERS = [`seller_id = $1 AND status = 'open'`, `buyer_id = $1 AND status IN ('accepted', 'countered')`]

const idsOf = (table: string, halves: readonly string[]): string =>
  halves.map((half) => `SELECT id FROM ${table} WHERE ${half}`).join(' UNION ALL ')

/** Of these orders the ones whose contract waits for the platform before it is signed, or had a document refused. */
export type FindPauses = (orders: readonly OrderId[]) => Promise<ReadonlyMap<OrderId, SigningPause>>

/** Orders that wait for this user, the most urgent first. */
export async function listTurns(
  db: Queries,
  userId: string,
  nowMs: number,
  findPauses: FindPauses,
): Promise<readonly MyTurn[]> {
  const orders = await selectOrders(
    db,
    `WHERE o.id IN (${idsOf('orders', THEIR_ORDERS)}) ORDER BY o.placed_at, o.id LIMIT ${MAX_TURNS}`,
    [userId],
  )
  const offers = await selectOffers(
    db,
    `WHERE p.id IN (${idsOf('price_offers', THEIR_OFFERS)}) AND ${isStillMeant('$2')} ORDER BY p.place LIMIT ${MAX_TURNS}`,
    [userId, nowMs],
  )
  const pauses = await findPauses(orders.flatMap((order) => (canBeSigned(order) ? [order.id] : [])))
  const shown = await withAwaitedBalances(
    db,
    orders.map((order) => shownTo(userId, order, nowMs)),
    nowMs,
  )
  return myTurns(
    shown,
    offers.map((offer) => showOffer(userId, offer, nowMs)),
    nowMs,
    pauses,
  )
}
