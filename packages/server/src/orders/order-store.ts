import type { PlatformId, ShopId, ShopKind } from '@diandu/core/catalog'
import {
  ORDER_CODES,
  orderCode,
  type OrderActor,
  type OrderEvent,
  type OrderLogLine,
  type OrderStatus,
  type OrderRecord,
} from '@diandu/core/orders'
import { storedStatus, type Queries, type Transaction } from '../database/index.ts'

interface OrderRow extends Omit<OrderRecord, 'shop' | 'status' | 'history'> {
  readonly shopId: ShopId
  readonly shopTitle: string
  readonly shopPlatform: PlatformId
  readonly shopKind: ShopKind
  readonly status: number
  readonly history: readonly { readonly status: number; readonly at: number }[] | null
}

/** Every column of an order by the name it has in the program, for `FROM … AS o`. */
const ORDER_COLUMNS = `o.id, o.number, o.buyer_id AS "buyerId", o.seller_id AS "sellerId", o.shop_id AS "shopId", o.shop_title AS "shopTitle",
  o.shop_platform AS "shopPlatform", o.shop_kind AS "shopKind", o.plan, o.terms_version AS "termsVersion", o.status, o.price_fen AS "priceFen",
  o.service_fee_fen AS "serviceFeeFen", o.coupon_id AS "couponId", o.coupon_fen AS "couponFen", o.paid_fen AS "paidFen",
  o.placed_at AS "placedAt", o.pay_by AS "payBy",
  o.deposit_paid_at AS "depositPaidAt", o.paid_at AS "paidAt", o.seller_signed_at AS "sellerSignedAt",
  o.viewing_opened_at AS "viewingOpenedAt", o.viewed_at AS "viewedAt", o.buyer_signed_at AS "buyerSignedAt",
  (SELECT c.sign_held_since FROM contracts c WHERE c.order_id = o.id) AS "signHeldSince",
  (SELECT c.sign_extended_to FROM contracts c WHERE c.order_id = o.id) AS "signExtendedTo",
  coalesce((SELECT c.sign_refusals FROM contracts c WHERE c.order_id = o.id), 0) AS "signRefusals",
  o.hand_over_begun_at AS "handOverBegunAt", o.handed_over_at AS "handedOverAt", o.cancel_reason AS "cancelReason",
  (SELECT jsonb_agg(jsonb_build_object('status', s.status, 'at', s.at) ORDER BY s.step) FROM order_steps s
   WHERE s.order_id = o.id AND s.from_status IS DISTINCT FROM s.status) AS history`

/** Orders that the rest of a statement chooses: `WHERE o.id = $1 FOR UPDATE OF o`. */
export async function selectOrders(
  db: Queries,
  rest: string,
  parameters: Parameters<Queries['query']>[1],
): Promise<readonly OrderRecord[]> {
  return (await db.query<OrderRow>(`SELECT ${ORDER_COLUMNS} FROM orders AS o ${rest}`, parameters)).map(orderOf)
}

export async function findOrder(db: Queries, id: string): Promise<OrderRecord | undefined> {
  return (await selectOrders(db, 'WHERE o.id = $1', [id]))[0]
}

/** Keeps it as it is until the transaction ends. Lock its shop before, if the shop matters. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRecord | undefined> {
  // The steps are read by a second statement, because a lock that was waited for renews the row and not what was read
  // beside it.
  await tx.query('SELECT 1 FROM orders WHERE id = $1 FOR UPDATE', [id])
  return findOrder(tx, id)
}

/** All other buyers' unpaid orders of a shop, locked in one order; mostly there are none. */
export async function lockOtherUnpaidOrders(
  tx: Transaction,
  { id, shop }: OrderRecord,
): Promise<readonly OrderRecord[]> {
  const locked = await tx.query(
    `SELECT 1 FROM orders WHERE shop_id = $1 AND status = ${orderCode('awaiting-payment')} AND id <> $2 ORDER BY id FOR UPDATE`,
    [shop.id, id],
  )
  return locked.length === 0
    ? []
    : selectOrders(
        tx,
        `WHERE o.shop_id = $1 AND o.status = ${orderCode('awaiting-payment')} AND o.id <> $2 ORDER BY o.id`,
        [shop.id, id],
      )
}

/** False where the number is in use, or the buyer has an unpaid order for this shop: nothing has changed then. */
export async function insertOrder(tx: Transaction, order: OrderRecord): Promise<boolean> {
  const { shop } = order
  const inserted = await tx.change(
    `INSERT INTO orders (id, number, buyer_id, seller_id, shop_id, shop_title, shop_platform, shop_kind, plan, terms_version, status, price_fen,
       service_fee_fen, placed_at, pay_by, coupon_id, coupon_fen)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) ON CONFLICT DO NOTHING`,
    [
      order.id,
      order.number,
      order.buyerId,
      order.sellerId,
      shop.id,
      shop.title,
      shop.platform,
      shop.kind,
      order.plan,
      order.termsVersion,
      orderCode(order.status),
      order.priceFen,
      order.serviceFeeFen,
      order.placedAt,
      order.payBy,
      order.couponId,
      order.couponFen,
    ],
  )
  if (inserted === 1)
    await tx.change(`${INSERT_STEP} VALUES ($1, 1, $2, $3, NULL, 'placed', 'buyer', $4, '', $3)`, [
      order.id,
      orderCode(order.status),
      order.placedAt,
      order.buyerId,
    ])
  return inserted === 1
}

/** Who moved an order, and why; `role` is what they acted as. */
export interface OrderMover {
  readonly event: OrderEvent
  readonly role: OrderActor
  readonly id: string | null
  readonly why: string
  readonly notedAt: number
}

/** Writes an order as core has moved it, if it still stands where it was read; answers whether it did. */
export async function writeMoved(
  tx: Transaction,
  from: OrderRecord,
  to: OrderRecord,
  mover: OrderMover,
): Promise<boolean> {
  const written = await tx.change(
    `WITH moved AS (
       UPDATE orders SET status = $5, cancel_reason = $6, paid_fen = $7, deposit_paid_at = $8, paid_at = $9,
         seller_signed_at = $10, hand_over_begun_at = $11, handed_over_at = $12, viewing_opened_at = $19, viewed_at = $20,
         buyer_signed_at = $21
       WHERE id = $1 AND status = $2 AND seller_signed_at IS NOT DISTINCT FROM $3 AND handed_over_at IS NOT DISTINCT FROM $4
         AND buyer_signed_at IS NOT DISTINCT FROM $22 AND viewing_opened_at IS NOT DISTINCT FROM $23 AND viewed_at IS NOT DISTINCT FROM $24
       RETURNING id)
     ${INSERT_STEP} SELECT id, 1 + (SELECT count(*) FROM order_steps WHERE order_id = $1), $5, $13, $2, $14, $15, $16, $17, $18 FROM moved`,
    [
      from.id,
      orderCode(from.status),
      from.sellerSignedAt,
      from.handedOverAt,
      orderCode(to.status),
      to.cancelReason,
      to.paidFen,
      to.depositPaidAt,
      to.paidAt,
      to.sellerSignedAt,
      to.handOverBegunAt,
      to.handedOverAt,
      stepAt(to, from.status, mover),
      mover.event,
      mover.role,
      mover.id,
      mover.why,
      mover.notedAt,
      to.viewingOpenedAt,
      to.viewedAt,
      to.buyerSignedAt,
      from.buyerSignedAt,
      from.viewingOpenedAt,
      from.viewedAt,
    ],
  )
  return written === 1
}

const INSERT_STEP =
  'INSERT INTO order_steps (order_id, step, status, at, from_status, event, by_role, by_id, why, noted_at)'

/** A step from state to state counts as having happened when core says; one that only notes something, now. */
const stepAt = ({ status, history }: OrderRecord, fromStatus: OrderStatus, { notedAt }: OrderMover): number =>
  status === fromStatus ? notedAt : (history.at(-1)?.at ?? notedAt)

/** One line of an order's past, with who did it. */
interface StepRecord extends OrderLogLine {
  readonly role: OrderActor
  readonly by: string | null
}

export async function readOrderSteps(db: Queries, orderId: string): Promise<readonly StepRecord[]> {
  const steps = await db.query<Omit<StepRecord, 'status'> & { readonly status: number }>(
    'SELECT at, status, event, by_role AS role, by_id AS by, why FROM order_steps WHERE order_id = $1 ORDER BY step',
    [orderId],
  )
  return steps.map((step) => ({ ...step, status: storedStatus(ORDER_CODES, step.status) }))
}

function orderOf({ shopId, shopTitle, shopPlatform, shopKind, history, ...order }: OrderRow): OrderRecord {
  return {
    ...order,
    shop: { id: shopId, title: shopTitle, platform: shopPlatform, kind: shopKind },
    status: storedStatus(ORDER_CODES, order.status),
    history: (history ?? []).map(({ status, at }) => ({ status: storedStatus(ORDER_CODES, status), at })),
  }
}
