import type { Coupon } from '@diandu/core/coupons'
import { HOUR_MS, ok, type Result } from '@diandu/core/kernel'
import type { Order } from '@diandu/core/orders'
import { claimCoupon as claimRow } from '@diandu/wire'
import type { Database } from '../../database/index.ts'
import type { Market } from '../../orders/testing/open-market.ts'
import { insertCouponOffer } from '../offer-store.ts'

/** Puts an offer out: fifty yuan off five hundred. */
export async function offered(
  market: Market,
  { stock = 1, perPerson = 1, validForMs = HOUR_MS } = {},
): Promise<string> {
  const [id, now] = ['offer', market.clock.now()]
  const terms = {
    title: '满 500 减 50',
    amountFen: 50_00,
    leastSpendFen: 500_00,
    validFrom: now,
    validUntil: now + validForMs,
    claimUntil: now + HOUR_MS,
  }
  await insertCouponOffer(market.db, id, { ...terms, perPerson, stock }, now)
  return id
}

/** Any way to claim one: the real one, or one that is known to be wrong. */
export type Claim = (market: Market, userId: string, offerId: string) => Promise<Result<unknown>>
/** Any way to order with a coupon. */
export type OrderWith = (market: Market, userId: string, shopId: string, couponId: string) => Promise<Result<unknown>>

export const claimed = (market: Market, userId: string, offerId: string, key?: string): Promise<Result<Coupon>> =>
  market.call(claimRow, userId, { offerId }, key)

/** Sixty-four people at once, and one coupon. */
export async function raceForOneCoupon(market: Market, claim: Claim): Promise<readonly Result<unknown>[]> {
  const offerId = await offered(market)
  return Promise.all(Array.from({ length: 64 }, (_, at) => claim(market, `person-${at}`, offerId)))
}

/** One person sixty-four times at once, and one for each person. */
export async function raceForASecondCoupon(market: Market, claim: Claim): Promise<readonly Result<unknown>[]> {
  const offerId = await offered(market, { stock: 100 })
  return Promise.all(Array.from({ length: 64 }, () => claim(market, 'greedy', offerId)))
}

/** Twenty orders at once, and one coupon. */
export async function raceWithOneCoupon(market: Market, orderWith: OrderWith): Promise<readonly Result<unknown>[]> {
  await market.addPerson('buyer')
  const coupon = await claimed(market, 'buyer', await offered(market))
  if (!coupon.ok) throw new Error('The test could not claim its coupon.')
  const shops: string[] = []
  for (let at = 0; at < 20; at += 1) shops.push(await market.addShop(`shop-${at}`))
  return Promise.all(shops.map((shopId) => orderWith(market, 'buyer', shopId, coupon.value.id)))
}

/** Reads what is left first and writes it later, as one must not. */
export const naiveClaim: Claim = ({ db }, userId, offerId) => claimNaively(db, userId, offerId)

export async function claimNaively(db: Database, userId: string, offerId: string): Promise<Result<null>> {
  const [offer] = await db.query<{ claimed: number; stock: number }>(
    'SELECT claimed, stock FROM coupon_offers WHERE id = $1',
    [offerId],
  )
  const [own] = await db.query<{ count: number }>('SELECT count(*) AS count FROM coupons WHERE user_id = $1', [userId])
  if (offer === undefined || offer.claimed >= offer.stock || (own?.count ?? 0) >= 1)
    return { ok: false, failure: { kind: 'offline' } }
  await db.change('UPDATE coupon_offers SET claimed = $2 WHERE id = $1', [offerId, offer.claimed + 1])
  await db.change(
    `INSERT INTO coupons (user_id, id, offer_id, title, amount_fen, least_spend_fen, valid_from, valid_until, claimed_at)
     SELECT $1, gen_random_uuid()::text, id, title, amount_fen, least_spend_fen, valid_from, valid_until, 0 FROM coupon_offers WHERE id = $2`,
    [userId, offerId],
  )
  return ok(null)
}

/** Looks whether the coupon is free first, and takes it when the order has been placed. */
export const naiveOrderWith: OrderWith = async (market, userId, shopId, couponId) => {
  const [free] = await market.db.query('SELECT 1 FROM coupons WHERE id = $1 AND order_id IS NULL', [couponId])
  if (free === undefined) return { ok: false, failure: { kind: 'offline' } }
  const placed: Result<Order> = await market.place(userId, shopId)
  if (placed.ok)
    await market.db.change('UPDATE orders SET coupon_id = $2, coupon_fen = 5000 WHERE id = $1', [
      placed.value.id,
      couponId,
    ])
  if (placed.ok) await market.db.change('UPDATE coupons SET order_id = $2 WHERE id = $1', [couponId, placed.value.id])
  return placed
}
