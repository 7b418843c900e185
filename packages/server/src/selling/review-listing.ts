import { createHash } from 'node:crypto'
import type { InspectedFigure, ShopId } from '@diandu/core/catalog'
import { fail, ok, type Result } from '@diandu/core/kernel'
import { decideReview, type ReviewerSays } from '@diandu/core/selling'
import type { DataBox } from '../crypto/index.ts'
import type { Database, Transaction } from '../database/index.ts'
import { keepAcceptedListing } from './accepted-listing-store.ts'
import { aboutInspectionFile, insertInspections, readInspections } from './inspection-store.ts'
import { lockListing, writeMove } from './move-sale.ts'
import { notFound } from './not-found.ts'
import { sellerStanding } from './seller-standing.ts'

interface ReviewOf {
  readonly id: string
  /** The revision that the reviewer has read: a later change is not approved unseen. */
  readonly revision: number
  readonly by: string
  readonly at: number
}

export interface ListingReview extends ReviewOf {
  /** A file comes with its bytes: `inspectFigure`. */
  readonly says: Exclude<ReviewerSays, { readonly kind: 'inspect' }>
}

/** A reviewer's word about a listing. */
export const reviewListing = (db: Database, review: ListingReview): Promise<Result<undefined>> =>
  db.transaction((tx) => reviewLockedListing(tx, review))

/** The same inside a transaction that does more. */
export const reviewLockedListing = (tx: Transaction, { says, ...review }: ListingReview): Promise<Result<undefined>> =>
  decideStored(tx, review, says)

export interface FigureInspection extends ReviewOf {
  readonly figure: InspectedFigure
  readonly name: string
  readonly bytes: Uint8Array
}

/** An inspector hands in the file that shows a figure: it is stored with its digest, or nothing is. */
export const inspectFigure = (db: Database, inspection: FigureInspection, box: DataBox): Promise<Result<undefined>> =>
  db.transaction((tx) => inspectLockedFigure(tx, inspection, box))

/** The same inside a transaction that does more. */
export async function inspectLockedFigure(
  tx: Transaction,
  { figure, name, bytes, ...review }: FigureInspection,
  box: DataBox,
): Promise<Result<undefined>> {
  const { id, by, at } = review
  const digest = createHash('sha256').update(bytes).digest('hex')
  const decided = await decideStored(tx, review, { kind: 'inspect', figure, digest, by })
  const sealed = box.seal(bytes, aboutInspectionFile(`${id} ${digest}`))
  const file = { shopId: id, figure, digest, by, name, at, bytes: bytes.length, sealed }
  if (decided.ok) await insertInspections(tx, [file])
  return decided
}

async function decideStored(
  tx: Transaction,
  { id, revision, by, at }: ReviewOf,
  says: ReviewerSays,
): Promise<Result<undefined>> {
  const { facts, found } = await lockListing(tx, id as ShopId, at)
  if (found === null) return fail(notFound())
  const seller = await sellerStanding(tx, found.sellerId)
  const decided = decideReview({ ...facts, seller, inspections: await readInspections(tx, id) }, revision, says)
  if (!decided.ok) return decided
  await writeMove(tx, found, decided.value, { at, reviewedBy: by })
  if (says.kind === 'accept') await keepAcceptedListing(tx, found.shop, at)
  return ok(undefined)
}
