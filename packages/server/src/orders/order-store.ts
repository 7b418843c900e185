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
import {
  insertIfAbsent,
  insertRow,
  storedStatus,
  updateRow,
  type Queries,
  type Transaction,
} from '../database/index.ts'
import { announceQueue } from '../queue-changes/index.ts'

interface OrderRow extends Omit<OrderRecord, 'shop' | 'status' | 'history'> {
  readonly shopId: ShopId
  readonly shopTitle: string
  readonly shopPlatform: PlatformId
  readonly shopKind: ShopKind
  readonly status: number
  readonly history: readonly { readonly status: number; readonly at: number }[] | null
}

/** Every column of an order by the name it has in the program, for `FROM … AS o`. */
const ORDER_COLUMNS = `o.id, o.number, o.buyer_id, o.seller_id, o.shop_id, o.shop_title,
  o.shop_platform, o.shop_kind, o.plan, o.terms_version, o.status, o.price_fen, o.service_fee_fen, o.coupon_id, o.coupon_fen, o.paid_fen,
  o.placed_at, o.pay_by, o.deposit_paid_at, o.paid_at, o.seller_signed_at, o.viewing_opened_at, o.viewed_at, o.buyer_signed_at,
  (SELECT c.sign_held_since FROM contracts c WHERE c.order_id = o.id),
  (SELECT c.sign_extended_to FROM contracts c WHERE c.order_id = o.id),
  coalesce((SELECT c.sign_refusals FROM contracts c WHERE c.order_id = o.id), 0) AS sign_refusals,
  o.hand_over_begun_at, o.handed_over_at, o.cancel_reason,
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
  const inserted = await insertIfAbsent(tx, 'orders', {
    id: order.id,
    number: order.number,
    buyerId: order.buyerId,
    sellerId: order.sellerId,
    shopId: shop.id,
    shopTitle: shop.title,
    shopPlatform: shop.platform,
    shopKind: shop.kind,
    plan: order.plan,
    termsVersion: order.termsVersion,
    status: orderCode(order.status),
    priceFen: order.priceFen,
    serviceFeeFen: order.serviceFeeFen,
    placedAt: order.placedAt,
    payBy: order.payBy,
    couponId: order.couponId,
    couponFen: order.couponFen,
  })
  if (inserted)
    await insertRow(tx, 'order_steps', {
      orderId: order.id,
      step: 1,
      status: orderCode(order.status),
      at: order.placedAt,
      fromStatus: null,
      event: 'placed',
      byRole: 'buyer',
      byId: order.buyerId,
      why: '',
      notedAt: order.placedAt,
    })
  return inserted
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
  if ([from.status, to.status].includes('refund-under-review')) announceQueue(tx, 'refunds', from.id)
  const isMoved = await updateRow(tx, 'orders', {
    set: {
      status: orderCode(to.status),
      cancelReason: to.cancelReason,
      paidFen: to.paidFen,
      depositPaidAt: to.depositPaidAt,
      paidAt: to.paidAt,
      sellerSignedAt: to.sellerSignedAt,
      handOverBegunAt: to.handOverBegunAt,
      handedOverAt: to.handedOverAt,
      viewingOpenedAt: to.viewingOpenedAt,
      viewedAt: to.viewedAt,
      buyerSignedAt: to.buyerSignedAt,
    },
    where: {
      id: from.id,
      status: orderCode(from.status),
      sellerSignedAt: from.sellerSignedAt,
      handedOverAt: from.handedOverAt,
      buyerSignedAt: from.buyerSignedAt,
      viewingOpenedAt: from.viewingOpenedAt,
      viewedAt: from.viewedAt,
    },
  })
  if (isMoved)
    await insertRow(tx, 'order_steps', {
      orderId: from.id,
      step: 1 + (await countSteps(tx, from.id)),
      status: orderCode(to.status),
      at: stepAt(to, from.status, mover),
      fromStatus: orderCode(from.status),
      event: mover.event,
      byRole: mover.role,
      byId: mover.id,
      why: mover.why,
      notedAt: mover.notedAt,
    })
  return isMoved
}

async function countSteps(tx: Transaction, orderId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>('SELECT count(*) AS count FROM order_steps WHERE order_id = $1', [
    orderId,
  ])
  return row?.count ?? 0
}

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
