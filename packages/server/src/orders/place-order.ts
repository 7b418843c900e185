import { isDeepStrictEqual } from 'node:util'
import { describedListing, type DescribedListing } from '@diandu/core/catalog'
import { ok, type Failure, type Random, type Result } from '@diandu/core/kernel'
import {
  decidePlacing,
  isSameDeal,
  orderCode,
  orderMessages,
  type DecidedTransition,
  type OrderDraft,
  type OrderId,
  type OrderRecord,
  type PlacingFacts,
} from '@diandu/core/orders'
import { findShop } from '../catalog/index.ts'
import { findCoupon, takeCoupon } from '../coupons/index.ts'
import type { Transaction } from '../database/index.ts'
import { writeMessages } from '../inbox/index.ts'
import { idFrom } from '../ids/index.ts'
import { checklistInForce } from './handovers/checklist-content.ts'
import { beginHandover } from './handovers/handover-store.ts'
import { orderNumber } from './order-number.ts'
import { moveLockedOrder } from './move-locked-order.ts'
import { findListing, keepListing } from './lists/order-listing-store.ts'
import { insertOrder, selectOrders } from './order-store.ts'
import { findLastOffer } from './offers/price-offer-store.ts'
import { isUnpaidAndLate } from '../order-status-sql/index.ts'
import { lockShop, type SoldShop } from './sold-shop-store.ts'

export interface OrderDeps {
  readonly random: Random
  readonly nowMs: number
}

/** Numbers meet by chance, and a buyer may ask twice at the same instant. */
const MAX_ATTEMPTS = 8

/** Places an order as core decides it, and writes what that changes. */
export async function placeOrder(
  tx: Transaction,
  buyerId: string,
  draft: OrderDraft,
  deps: OrderDeps,
): Promise<Result<OrderRecord>> {
  const shop = await lockShop(tx, draft.shopId, 'share')
  const listing = shop === undefined ? null : await listingNow(tx, shop)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const facts = await loadFacts(tx, { buyerId, shop, listing, draft, nowMs: deps.nowMs })
    const decided = decidePlacing(facts, draft)
    if (!decided.ok) return (await concurrentResult(tx, decided.failure, facts, draft)) ?? decided
    if (decided.value.kind === 'same') return ok(decided.value.order)
    for (const ended of decided.value.ended) await endOrder(tx, ended, deps)
    const order: OrderRecord = { ...decided.value.order, ...newName(deps) }
    // The order is written before its coupon is taken: two that wait for each other's coupon would wait for ever.
    if (!(await insertOrder(tx, order))) continue
    await beginHandover(tx, order.id, await checklistInForce(tx))
    if (listing !== null) await keepListing(tx, order.id, listing)
    const taken =
      order.couponId === null ? ok(undefined) : await takeCoupon(tx, buyerId, order.couponId, order.id, deps.nowMs)
    if (!taken.ok) return taken
    await writeMessages(tx, orderMessages(order, { from: null, event: 'placed', by: 'buyer', at: deps.nowMs }))
    return ok(order)
  }
  throw new Error(`No order of shop ${draft.shopId} could be placed in ${MAX_ATTEMPTS} attempts.`)
}

/** The shop's row is locked, so that the listing cannot change before the order is stored. */
async function listingNow(tx: Transaction, { id }: SoldShop): Promise<DescribedListing | null> {
  const found = await findShop(tx, id)
  return found === null ? null : describedListing(found.shop)
}

interface PlacingRequest {
  readonly buyerId: string
  readonly shop: SoldShop | undefined
  readonly listing: DescribedListing | null
  readonly draft: OrderDraft
  readonly nowMs: number
}

async function loadFacts(
  tx: Transaction,
  { buyerId, shop, listing, draft, nowMs: at }: PlacingRequest,
): Promise<PlacingFacts<string>> {
  const facts = { buyerId, shop, offer: undefined, unpaid: undefined, coupon: undefined, lateHolders: [], at }
  if (shop === undefined) return facts
  const offer = await findLastOffer(tx, buyerId, shop.id)
  const order = await findUnpaid(tx, buyerId, shop.id)
  const unpaid = order && { order, isListingSame: isDeepStrictEqual(await findListing(tx, order.id), listing) }
  const { couponId } = draft
  if (couponId === undefined) return { ...facts, offer, unpaid }
  const lateHolders = await lockLateHolders(tx, { buyerId, couponId, shopId: shop.id, at })
  return { ...facts, offer, unpaid, lateHolders, coupon: await findCoupon(tx, buyerId, couponId) }
}

async function findUnpaid(tx: Transaction, buyerId: string, shopId: string): Promise<OrderRecord | undefined> {
  return (
    await selectOrders(
      tx,
      `WHERE o.buyer_id = $1 AND o.shop_id = $2 AND o.status = ${orderCode('awaiting-payment')} FOR UPDATE OF o`,
      [buyerId, shopId],
    )
  )[0]
}

/**
 * The coupon may be with an order of another shop whose 24 hours are over, which the sweeper has not seen yet. One
 * that another transaction holds is being moved, and not waited for: this buyer's order is locked by now, and two that
 * wait for each other's would wait for ever.
 */
const lockLateHolders = (
  tx: Transaction,
  { buyerId, couponId, shopId, at }: Record<'buyerId' | 'couponId' | 'shopId', string> & { readonly at: number },
): Promise<readonly OrderRecord[]> =>
  selectOrders(
    tx,
    `WHERE o.buyer_id = $1 AND o.coupon_id = $2 AND o.shop_id <> $4 AND ${isUnpaidAndLate('o', '$3')}
     FOR UPDATE OF o SKIP LOCKED`,
    [buyerId, couponId, at, shopId],
  )

/** The coupon may be gone because the same order was placed at this very instant. */
async function concurrentResult(
  tx: Transaction,
  failure: Failure,
  { buyerId, unpaid }: PlacingFacts<string>,
  draft: OrderDraft,
): Promise<Result<OrderRecord> | undefined> {
  const isCouponRefused = failure.kind === 'refused' && failure.reason === 'coupon-unusable'
  if (!isCouponRefused || unpaid !== undefined) return undefined
  const placed = await findUnpaid(tx, buyerId, draft.shopId)
  return placed !== undefined && isSameDeal(placed, draft) ? ok(placed) : undefined
}

async function endOrder(
  tx: Transaction,
  { order, transition }: DecidedTransition<string>,
  deps: OrderDeps,
): Promise<void> {
  const who = transition.by === 'buyer' ? order.buyerId : null
  const moved = await moveLockedOrder(tx, order, { ...transition, who }, deps)
  if (!moved.ok) throw new Error(`Order ${order.id} gives no way.`)
}

const newName = ({ random, nowMs }: OrderDeps): Pick<OrderRecord, 'id' | 'number'> => ({
  id: idFrom(random.token()) as OrderId,
  number: orderNumber(nowMs, random),
})
