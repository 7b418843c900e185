import type { PlatformId, ShopId, ShopKind } from '@diandu/core/catalog'
import { nextStatus, type CancelReason, type OrderEvent, type OrderStep } from '@diandu/core/orders'
import type { Queries, Transaction } from '../database/index.ts'
import type { KeptOrder } from './kept-order.ts'

interface OrderRow extends Omit<KeptOrder, 'shop' | 'history'> {
  readonly shopId: ShopId
  readonly shopTitle: string
  readonly shopPlatform: PlatformId
  readonly shopKind: ShopKind
  readonly history: readonly OrderStep[] | null
}

/** Every column of an order by the name it has in the program, for `FROM … AS o`. */
const ORDER_COLUMNS = `o.id, o.number, o.buyer_id AS "buyerId", o.seller_id AS "sellerId", o.shop_id AS "shopId", o.shop_title AS "shopTitle",
  o.shop_platform AS "shopPlatform", o.shop_kind AS "shopKind", o.plan, o.terms_version AS "termsVersion", o.status, o.price_fen AS "priceFen",
  o.service_fee_fen AS "serviceFeeFen", o.paid_fen AS "paidFen", o.placed_at AS "placedAt", o.pay_by AS "payBy",
  o.deposit_paid_at AS "depositPaidAt", o.paid_at AS "paidAt", o.seller_signed_at AS "sellerSignedAt",
  o.hand_over_begun_at AS "handOverBegunAt", o.handed_over_at AS "handedOverAt", o.cancel_reason AS "cancelReason",
  (SELECT jsonb_agg(jsonb_build_object('status', s.status, 'at', s.at) ORDER BY s.step) FROM order_steps s WHERE s.order_id = o.id) AS history`

/** Orders that the rest of a statement chooses: `WHERE o.id = $1 FOR UPDATE OF o`. */
export async function selectOrders(db: Queries, rest: string, parameters: Parameters<Queries['query']>[1]): Promise<readonly KeptOrder[]> {
  return (await db.query<OrderRow>(`SELECT ${ORDER_COLUMNS} FROM orders AS o ${rest}`, parameters)).map(orderOf)
}

export async function findOrder(db: Queries, id: string): Promise<KeptOrder | undefined> {
  return (await selectOrders(db, 'WHERE o.id = $1', [id]))[0]
}

/** Keeps it as it is until the transaction ends. Lock its shop before, if the shop matters. */
export async function lockOrder(tx: Transaction, id: string): Promise<KeptOrder | undefined> {
  // The steps are read by a second statement, because a lock that was waited for renews the row and not what was read beside it.
  await tx.query('SELECT 1 FROM orders WHERE id = $1 FOR UPDATE', [id])
  return findOrder(tx, id)
}

/** Everybody's unpaid orders of a shop, locked in one order. */
export async function lockUnpaidOrders(tx: Transaction, shopId: string): Promise<readonly KeptOrder[]> {
  await tx.query('SELECT 1 FROM orders WHERE shop_id = $1 AND status = 1 ORDER BY id FOR UPDATE', [shopId])
  return selectOrders(tx, 'WHERE o.shop_id = $1 AND o.status = 1 ORDER BY o.id', [shopId])
}

/** False where the number is in use, or the buyer has an unpaid order for this shop: nothing has changed then. */
export async function insertOrder(tx: Transaction, order: KeptOrder): Promise<boolean> {
  const { shop } = order
  const inserted = await tx.change(
    `INSERT INTO orders (id, number, buyer_id, seller_id, shop_id, shop_title, shop_platform, shop_kind, plan, terms_version, status, price_fen,
       service_fee_fen, placed_at, pay_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) ON CONFLICT DO NOTHING`,
    [
      ...[order.id, order.number, order.buyerId, order.sellerId, shop.id, shop.title, shop.platform, shop.kind],
      ...[order.plan, order.termsVersion, order.status, order.priceFen, order.serviceFeeFen, order.placedAt, order.payBy],
    ],
  )
  if (inserted === 1) await insertStep(tx, order.id, order.status, order.placedAt)
  return inserted === 1
}

export interface OrderChange {
  readonly cancelReason?: CancelReason
  readonly paidFen?: number
  readonly depositPaidAt?: number
  readonly paidAt?: number
}

/** Moves an order by core's rules, if it still stands where it was read; answers whether it did. */
export async function moveOrder(tx: Transaction, order: KeptOrder, event: OrderEvent, atMs: number, change: OrderChange = {}): Promise<boolean> {
  const status = nextStatus(order.status, event)
  if (status === undefined) throw new Error(`An order in state ${order.status} knows no ${event}.`)
  const moved = await tx.change(
    `UPDATE orders SET status = $3, cancel_reason = coalesce($4, cancel_reason), paid_fen = coalesce($5, paid_fen),
       deposit_paid_at = coalesce($6, deposit_paid_at), paid_at = coalesce($7, paid_at)
     WHERE id = $1 AND status = $2`,
    [order.id, order.status, status, change.cancelReason ?? null, change.paidFen ?? null, change.depositPaidAt ?? null, change.paidAt ?? null],
  )
  if (moved === 1) await insertStep(tx, order.id, status, atMs)
  return moved === 1
}

async function insertStep(tx: Transaction, id: string, status: number, atMs: number): Promise<void> {
  await tx.change(
    'INSERT INTO order_steps (order_id, step, status, at) SELECT $1, 1 + count(*), $2, $3 FROM order_steps WHERE order_id = $1',
    [id, status, atMs],
  )
}

function orderOf({ shopId, shopTitle, shopPlatform, shopKind, history, ...order }: OrderRow): KeptOrder {
  return { ...order, shop: { id: shopId, title: shopTitle, platform: shopPlatform, kind: shopKind }, history: history ?? [] }
}
