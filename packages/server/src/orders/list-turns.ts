import { MOST_TURNS, myTurns, type MyTurn } from '@diandu/core/orders'
import type { Queries } from '../database/index.ts'
import { shownTo } from './kept-order.ts'
import { selectOrders } from './order-store.ts'
import { selectOffers } from './price-offer-store.ts'
import { offerShownTo } from './shown-offer.ts'

/** Whose turn it is, core's own sentence (`deadlinesOf`), said once in SQL for many. */
const THEIR_TURN = `o.buyer_id = $1 AND (o.status IN (1, 3) OR (o.status = 4 AND o.seller_signed_at IS NOT NULL) OR (o.status = 5 AND o.handed_over_at IS NOT NULL))
  OR o.seller_id = $1 AND (o.status = 4 AND o.seller_signed_at IS NULL OR o.status = 5 AND o.handed_over_at IS NULL)`

/** An offer means something while its shop can be ordered, and its buyer has not done so yet. */
const STILL_MEANT = `EXISTS (SELECT 1 FROM shops s WHERE s.id = p.shop_id AND s.status = 'on-sale')
  AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.shop_id = p.shop_id AND o.buyer_id = p.buyer_id AND o.status = 1 AND o.pay_by >= $2)`

/** What goes no further without somebody, the most urgent first. */
export async function listTurns(db: Queries, userId: string, nowMs: number): Promise<readonly MyTurn[]> {
  const orders = await selectOrders(db, `WHERE ${THEIR_TURN} ORDER BY o.placed_at, o.id LIMIT ${MOST_TURNS}`, [userId])
  const offers = await selectOffers(
    db,
    `WHERE (p.seller_id = $1 AND p.status = 'open' OR p.buyer_id = $1 AND p.status IN ('accepted', 'countered')) AND ${STILL_MEANT} ORDER BY p.place LIMIT ${MOST_TURNS}`,
    [userId, nowMs],
  )
  return myTurns(orders.map((order) => shownTo(userId, order, nowMs)), offers.map((offer) => offerShownTo(userId, offer, nowMs)), nowMs)
}
