import type { ShopId } from '@diandu/core/catalog'
import { fail, ok, type Result } from '@diandu/core/kernel'
import { decideReview, type ReviewerSays } from '@diandu/core/selling'
import type { Database } from '../database/index.ts'
import { lockListing, writeMove } from './move-sale.ts'
import { notFound } from './not-found.ts'

export interface ListingReview {
  readonly id: string
  /** What was read: a change since then is not agreed to unseen. */
  readonly revision: number
  readonly says: ReviewerSays
  readonly by: string
  readonly at: number
}

/** A reviewer's word about a listing. */
export const reviewListing = (
  db: Database,
  { id, revision, says, by, at }: ListingReview,
): Promise<Result<undefined>> =>
  db.transaction(async (tx): Promise<Result<undefined>> => {
    const { facts, found } = await lockListing(tx, id as ShopId, at)
    const decided = decideReview(facts, revision, says)
    if (!decided.ok) return decided
    if (found === null) return fail(notFound())
    await writeMove(tx, found, decided.value, { at, reviewedBy: by })
    return ok(undefined)
  })
