import { fail, ok, type Random, type Result } from '@diandu/core/kernel'
import {
  couponGivenFen,
  edgesFrom,
  endedBySale,
  moveOrder,
  paymentDue,
  shopAfter,
  wasPaidFor,
  type Moved,
  type OrderActor,
  type OrderEvent,
  type OrderRecord,
  orderRefusal,
} from '@diandu/core/orders'
import {
  damagesPassedOnPosting,
  openDebtFen,
  postingOfOrder,
  takeDebts,
  type Posting,
  type TakenDebt,
} from '@diandu/core/wallet'
import type { Transaction } from '../database/index.ts'
import { postAll } from '../wallet/index.ts'
import { lockOtherUnpaidOrders, writeMoved } from './order-store.ts'
import { insertDebt, lockOpenDebts, writeTaken } from './seller-debt-store.ts'
import { changeShopStatus } from './sold-shop-store.ts'

/** An event of an order, and its actor. */
export interface OrderMove {
  readonly event: OrderEvent
  readonly by: OrderActor
  /** A person's id, a reviewer's name; null where it was time, or another buyer. */
  readonly who: string | null
  readonly at: number
  /** When it was heard of, where that was later. */
  readonly notedAt?: number
  readonly why?: string
}

/**
 * For an order that is locked, with its shop locked before it where money moves. What can be refused is refused before
 * anything is written; after that, whatever does not fit is a bug and throws.
 */
export async function moveLockedOrder(
  tx: Transaction,
  order: OrderRecord,
  move: OrderMove,
  deps: { readonly random: Random },
): Promise<Result<OrderRecord>> {
  const { notedAt = move.at } = move
  const debts = paysTheSeller(order, move.event) ? await lockOpenDebts(tx, order.sellerId) : []
  const moved = moveOrder(order, { ...move, sellerDebtFen: openDebtFen(debts) })
  if (!moved.ok) return fail(orderRefusal(moved.failure))
  const { settlement } = moved.value
  const to = moved.value.order
  const others =
    order.status === 'awaiting-payment' && wasPaidFor(to.status) ? await lockOtherUnpaidOrders(tx, order) : []
  const { taken } = takeDebts(settlement.debtPaidFen, debts)
  const posted = await postAll(tx, postingsOf(order, moved.value, taken), { ...deps, nowMs: notedAt })
  if (!posted.ok && settlement.intoEscrowFen > 0) return posted
  if (!posted.ok) throw new Error(`The escrow of order ${order.id} holds less than was paid for it.`)
  const mover = { event: move.event, role: move.by, id: move.who, why: move.why ?? '', notedAt }
  if (!(await writeMoved(tx, order, to, mover))) throw new Error(`Order ${order.id} changed while it was locked.`)
  await moveShop(tx, order, to)
  await writeTaken(tx, taken)
  if (settlement.newDebtFen > 0) await insertDebt(tx, order, settlement.newDebtFen, notedAt)
  for (const other of others) await endOther(tx, other, notedAt, deps)
  return ok(to)
}

const paysTheSeller = ({ status }: OrderRecord, event: OrderEvent): boolean =>
  edgesFrom(status).some((edge) => edge.event === event && (edge.money === 'pay-out' || edge.money === 'pay-damages'))

/** The first payment takes the shop from where it must be; after it, only this order moves the shop. */
async function moveShop(tx: Transaction, from: OrderRecord, to: OrderRecord): Promise<void> {
  const [before, after] = [shopAfter(from.status), shopAfter(to.status)]
  const isMoved = before === after || (await changeShopStatus(tx, from.shop.id, before, after))
  if (!isMoved && from.status === 'awaiting-payment')
    throw new Error(`Shop ${from.shop.id} was sold although it is not on sale.`)
}

/** Every other buyer who meant to buy the shop is told that it is gone; one whose 24 hours were over is told that. */
async function endOther(
  tx: Transaction,
  other: OrderRecord,
  at: number,
  deps: { readonly random: Random },
): Promise<void> {
  const move: OrderMove = { ...endedBySale(other, at), who: null }
  const ended = await moveLockedOrder(tx, other, move, deps)
  if (!ended.ok) throw new Error(`Order ${other.id} outlived the sale of its shop.`)
}

/**
 * What the books say of it. What is taken for debts is passed on at once to the buyers whom that seller had let down.
 */
function postingsOf(
  order: OrderRecord,
  { money, settlement }: Moved<OrderRecord>,
  taken: readonly TakenDebt[],
): readonly Posting[] {
  const held = {
    ...order,
    orderId: order.id,
    couponFen: settlement.intoEscrowFen > 0 ? (paymentDue(order)?.couponFen ?? 0) : couponGivenFen(order),
  }
  const own = postingOfOrder(held, money, settlement)
  return [
    ...(own === undefined ? [] : [own]),
    ...taken.map((debt) => damagesPassedOnPosting(debt.buyerId, debt.orderId, debt.amountFen)),
  ]
}
