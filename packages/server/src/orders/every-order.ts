import type { OrderStatus } from '@diandu/core/orders'
import type { Queries } from '../database/index.ts'
import { endedByTime, type KeptOrder } from './kept-order.ts'
import { selectOrders } from './order-store.ts'

/** An order as the house sees it, with the names of its parties. */
export interface OrderWithPeople {
  readonly order: KeptOrder
  readonly buyer: string
  readonly seller: string
}

export interface OrderChoice {
  readonly status: OrderStatus | null
  /** As buyer or as seller. */
  readonly userId: string | null
  readonly most: number
}

/** For reviewers: everybody's orders, newest first. */
export async function listEveryOrder(db: Queries, { status, userId, most }: OrderChoice, nowMs: number): Promise<readonly OrderWithPeople[]> {
  const orders = await selectOrders(
    db,
    `WHERE ($1::int IS NULL OR CASE WHEN o.status = 1 AND o.pay_by < $2 THEN 2 ELSE o.status END = $1)
       AND ($3::text IS NULL OR o.buyer_id = $3 OR o.seller_id = $3)
     ORDER BY o.placed_at DESC, o.id DESC LIMIT $4`,
    [status, nowMs, userId, most],
  )
  return withPeople(db, orders, nowMs)
}

/** What waits for a reviewer, the longest waiting first. */
export async function listOrdersUnderReview(db: Queries, most: number, nowMs: number): Promise<readonly OrderWithPeople[]> {
  return withPeople(db, await selectOrders(db, 'WHERE o.status = 7 ORDER BY o.placed_at, o.id LIMIT $1', [most]), nowMs)
}

export async function findOrderBy(db: Queries, idOrNumber: string, nowMs: number): Promise<OrderWithPeople | undefined> {
  return (await withPeople(db, await selectOrders(db, 'WHERE o.id = $1 OR o.number = $1', [idOrNumber]), nowMs))[0]
}

async function withPeople(db: Queries, orders: readonly KeptOrder[], nowMs: number): Promise<readonly OrderWithPeople[]> {
  const ids = orders.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId])
  const people = await db.query<{ id: string; username: string }>('SELECT id, username FROM users WHERE id = ANY($1::text[])', [ids])
  const names = new Map(people.map(({ id, username }) => [id, username]))
  return orders.map((order) => ({
    order: endedByTime(order, nowMs),
    buyer: names.get(order.buyerId) ?? order.buyerId,
    seller: names.get(order.sellerId) ?? order.sellerId,
  }))
}
