import type { CouponOffer, CouponTerms } from '@diandu/core/coupons'
import { insertIfAbsent, type Queries, type Transaction } from '../database/index.ts'

const OFFER_COLUMNS = `o.id, o.title, o.amount_fen, o.least_spend_fen, o.valid_from,
  o.valid_until, o.claim_until, o.per_person, o.stock - o.claimed AS left,
  coalesce(c.claimed, 0) AS claimed`

const OFFERS_TO = 'coupon_offers o LEFT JOIN coupon_claims c ON c.offer_id = o.id AND c.user_id = $1'

/** Newest first. */
export const openOffers = (db: Queries, userId: string, nowMs: number): Promise<readonly CouponOffer[]> =>
  db.query<CouponOffer>(
    `SELECT ${OFFER_COLUMNS} FROM ${OFFERS_TO} WHERE o.claim_until >= $2 ORDER BY o.offered_at DESC, o.id DESC LIMIT 100`,
    [userId, nowMs],
  )

export async function offerTo(db: Queries, userId: string, id: string): Promise<CouponOffer | undefined> {
  return (await db.query<CouponOffer>(`SELECT ${OFFER_COLUMNS} FROM ${OFFERS_TO} WHERE o.id = $2`, [userId, id]))[0]
}

/** The offers that exist, as this person sees them; the highest amount first. */
export const offersTo = (db: Queries, userId: string, ids: readonly string[]): Promise<readonly CouponOffer[]> =>
  db.query<CouponOffer>(
    `SELECT ${OFFER_COLUMNS} FROM ${OFFERS_TO} WHERE o.id = ANY($2) ORDER BY o.amount_fen DESC, o.id`,
    [userId, ids],
  )

/** An offer as the platform keeps it. */
export interface CouponOfferRecord extends CouponTerms {
  readonly id: string
  readonly stock: number
  readonly claimed: number
  readonly offeredBy: string
  readonly why: string
}

/** The last one first, those that are over too. */
export const couponOffers = (db: Queries, max: number): Promise<readonly CouponOfferRecord[]> =>
  db.query<CouponOfferRecord>(
    `SELECT o.id, o.title, o.amount_fen, o.least_spend_fen, o.valid_from, o.valid_until,
       o.claim_until, o.per_person, o.stock, o.claimed, o.offered_by, o.why
     FROM coupon_offers o ORDER BY o.offered_at DESC, o.id DESC LIMIT $1`,
    [max],
  )

export async function insertCouponOffer(
  db: Queries,
  id: string,
  terms: CouponTerms & { readonly stock: number; readonly by?: string; readonly why?: string },
  nowMs: number,
): Promise<void> {
  await insertIfAbsent(db, 'coupon_offers', {
    id,
    title: terms.title,
    amountFen: terms.amountFen,
    leastSpendFen: terms.leastSpendFen,
    validFrom: terms.validFrom,
    validUntil: terms.validUntil,
    claimUntil: terms.claimUntil,
    perPerson: terms.perPerson,
    stock: terms.stock,
    offeredAt: nowMs,
    offeredBy: terms.by ?? '',
    why: terms.why ?? '',
  })
}

/** An offer that stands gives more from now on; a coupon that was claimed stays as it is. */
export async function raiseCouponOffer(
  db: Queries,
  { id, ...terms }: CouponTerms & { readonly id: string; readonly stock: number },
): Promise<void> {
  await db.change(
    `UPDATE coupon_offers SET title = $2, amount_fen = $3, least_spend_fen = $4, valid_until = $5, claim_until = $6, per_person = $7, stock = $8
     WHERE id = $1 AND claimed <= $8`,
    [
      id,
      terms.title,
      terms.amountFen,
      terms.leastSpendFen,
      terms.validUntil,
      terms.claimUntil,
      terms.perPerson,
      terms.stock,
    ],
  )
}

/**
 * One more for this person, if their share allows; in one statement, so that claims at the same instant count each
 * other.
 */
export async function countClaim(
  tx: Transaction,
  userId: string,
  { id, perPerson }: Pick<CouponOffer, 'id' | 'perPerson'>,
): Promise<boolean> {
  const changed = await tx.change(
    `INSERT INTO coupon_claims AS c (user_id, offer_id, claimed) VALUES ($1, $2, 1)
     ON CONFLICT (user_id, offer_id) DO UPDATE SET claimed = c.claimed + 1 WHERE c.claimed < $3`,
    [userId, id, perPerson],
  )
  return changed === 1
}

/** One less for all users, if any is left and the time has not passed. */
export async function takeFromStock(tx: Transaction, id: string, nowMs: number): Promise<boolean> {
  return (
    (await tx.change(
      'UPDATE coupon_offers SET claimed = claimed + 1 WHERE id = $1 AND claimed < stock AND claim_until >= $2',
      [id, nowMs],
    )) === 1
  )
}
