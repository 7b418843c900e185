import { DAY_MS, type Random } from '@diandu/core/kernel'
import type { Queries } from '../database/index.ts'
import { idFrom } from '../ids/index.ts'
import { insertCouponOffer } from './offer-store.ts'

/** Amounts in fen, times in days. */
export interface NewOffer {
  readonly title: string
  readonly amountFen: number
  readonly leastSpendFen: number
  readonly stock: number
  readonly perPerson: number
  /** For how long one may be used, and for how long one may be claimed. */
  readonly days: number
  readonly claimDays: number
  readonly by: string
  readonly why: string
}

/** Answers the offer's id. */
export async function offerCoupon(
  db: Queries,
  { days, claimDays, ...offer }: NewOffer,
  { random, nowMs }: { readonly random: Random; readonly nowMs: number },
): Promise<string> {
  const id = idFrom(random.token())
  const until = { validFrom: nowMs, validUntil: nowMs + days * DAY_MS, claimUntil: nowMs + claimDays * DAY_MS }
  await insertCouponOffer(db, id, { ...offer, ...until }, nowMs)
  return id
}
