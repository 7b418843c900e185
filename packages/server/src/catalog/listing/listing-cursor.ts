import { parseJson } from '@diandu/core/input'
import { createHash } from 'node:crypto'
import { listingFilterParameters, type ListingFilter } from '@diandu/core/catalog'
import * as v from 'valibot'

/** Where a list goes on: after this shop, in this tier. */
export interface ListingPlace {
  readonly tier: number
  /** The sort key: score, price or time. */
  readonly key: number
  readonly id: string
}

/** The same of a list that answers a text in one of several ways. */
export interface ListCursor extends ListingPlace {
  readonly attempt: number
}

/**
 * A cursor belongs to the filter it was made for; the fingerprint tells. It is no secret, and holds nothing but a
 * place.
 */
export function writeListingCursor(filter: ListingFilter, { attempt, tier, key, id }: ListCursor): string {
  return Buffer.from(JSON.stringify([fingerprint(filter), attempt, tier, key, id])).toString('base64url')
}

/** Null where the text is no cursor, or one of another filter. */
export function readListingCursor(filter: ListingFilter, cursor: string): ListCursor | null {
  const parsed = v.safeParse(CURSOR, parseJson(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (!parsed.success || parsed.output[0] !== fingerprint(filter)) return null
  const [, attempt, tier, key, id] = parsed.output
  return { attempt, tier, key, id }
}

const CURSOR = v.strictTuple([
  v.string(),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1)),
  v.pipe(v.number(), v.safeInteger()),
  v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
])

/** The same for filters that mean the same, whatever the order of their keys. */
export const fingerprint = (filter: ListingFilter): string =>
  createHash('sha256')
    .update(JSON.stringify(listingFilterParameters(filter)))
    .digest('base64url')
    .slice(0, 12)
