import { ok, type Random, type Result } from '@diandu/core/kernel'
import {
  decideMove,
  edgesFrom,
  endedBySale,
  orderMessages,
  type DecidedMove,
  type OrderActor,
  type OrderEvent,
  type OrderRecord,
} from '@diandu/core/orders'
import {
  arrivalMessages,
  availableOf,
  openDebtFen,
  postingsOfMove,
  type Account,
  type Posting,
} from '@diandu/core/wallet'
import { noteShopChange } from '../alerts/index.ts'
import { matchListing } from '../buyer-requests/index.ts'
import { giveBackCoupon } from '../coupons/index.ts'
import type { Transaction } from '../database/index.ts'
import { writeMessages } from '../inbox/index.ts'
import { isHeld, lockAccounts, postAll } from '../wallet/index.ts'
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
  const decided = decideMove(order, { ...move, sellerDebtFen: openDebtFen(debts) })
  if (!decided.ok) return decided
  const { settlement, order: to, shop, isSale, isCouponFree } = decided.value
  const others = isSale ? await lockOtherUnpaidOrders(tx, order) : []
  const { postings, taken } = postingsOfMove(order, decided.value, debts)
  if (settlement.newDebtFen > 0) await lockAccounts(tx, [...accountsOf(postings), availableOf(order.sellerId)])
  const posted = await postAll(tx, postings, { ...deps, nowMs: notedAt })
  if (!posted.ok && settlement.intoEscrowFen > 0) return posted
  if (!posted.ok) throw new Error(`The escrow of order ${order.id} holds less than was paid for it.`)
  const mover = { event: move.event, role: move.by, id: move.who, why: move.why ?? '', notedAt }
  if (!(await writeMoved(tx, order, to, mover))) throw new Error(`Order ${order.id} changed while it was locked.`)
  await writeMessages(tx, [
    ...orderMessages(to, { from: order, event: move.event, by: move.by, at: notedAt }),
    ...arrivalMessages(order, postings, notedAt),
  ])
  if (isCouponFree) await giveBackCoupon(tx, to.buyerId, to.id)
  if (shop !== null) await moveShop(tx, order, shop, notedAt)
  await writeTaken(tx, order.sellerId, taken)
  if (settlement.newDebtFen > 0) await insertDebt(tx, order, settlement.newDebtFen, notedAt)
  for (const other of others) await endOther(tx, other, notedAt, deps)
  return ok(to)
}

const accountsOf = (postings: readonly Posting[]): readonly Account[] =>
  postings.flatMap(({ lines }) => lines.map(({ account }) => account))

const paysTheSeller = ({ status }: OrderRecord, event: OrderEvent): boolean =>
  edgesFrom(status).some((edge) => edge.event === event && (edge.money === 'pay-out' || edge.money === 'pay-damages'))

/** The first payment takes the shop from where it must be; after it, only this order moves the shop. */
async function moveShop(
  tx: Transaction,
  order: OrderRecord,
  { from, to }: NonNullable<DecidedMove<string>['shop']>,
  nowMs: number,
): Promise<void> {
  // While the seller's money is held for an upheld report, any other shop of theirs is reviewed before it returns.
  const isReviewed = to === 'on-sale' && (await isHeld(tx, order.sellerId))
  const now = await changeShopStatus(tx, order.shop.id, from, isReviewed ? 'under-review' : to)
  if (now === undefined && order.status === 'awaiting-payment')
    throw new Error(`Shop ${order.shop.id} was sold although it is not on sale.`)
  if (now === undefined) return
  await noteShopChange(tx, {
    shopId: order.shop.id,
    from,
    to: now,
    formerFen: null,
    priceFen: order.priceFen,
    at: nowMs,
  })
  // Back on the market: some buyer may look for it by now.
  if (now === 'on-sale') await matchListing(tx, order.shop.id, nowMs)
}

/**
 * Every other buyer who meant to buy the shop gets a message that it is gone; one whose 24 hours were over, that they
 * are over.
 */
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
