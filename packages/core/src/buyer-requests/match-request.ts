import { isForSale, platformsWithin, type ShopCard } from '../catalog/index.ts'
import type { BuyerRequest } from './buyer-request.ts'
import type { RequestCriteria } from './request-criteria.ts'

/** The demands of a request that a shop meets, in the order in which they are listed. */
export const MATCH_REASONS = ['platform', 'kind', 'industry', 'price', 'trademark', 'province'] as const
export type MatchReason = (typeof MATCH_REASONS)[number]

/** The fields of a shop that a request compares. */
export type MatchedListing = Pick<
  ShopCard,
  'platform' | 'kind' | 'industry' | 'priceFen' | 'trademark' | 'province' | 'status'
> & { readonly sellerId: string }

export type MatchVerdict =
  /** A reason for everything that was asked for. */
  { readonly fits: true; readonly reasons: readonly MatchReason[] } | { readonly fits: false }

/** Whether a shop is what a buyer looks for, and why. One's own shop never is, nor one that is not for sale. */
export function matchRequest(
  { buyerId, criteria }: Pick<BuyerRequest, 'buyerId' | 'criteria'>,
  listing: MatchedListing,
): MatchVerdict {
  if (listing.sellerId === buyerId || !isForSale(listing.status)) return { fits: false }
  const asked = askedFor(criteria)
  return asked.every((reason) => CHECKS[reason].holds(criteria, listing))
    ? { fits: true, reasons: asked }
    : { fits: false }
}

/** The demands of a request. */
export const askedFor = (criteria: RequestCriteria): readonly MatchReason[] =>
  MATCH_REASONS.filter((reason) => CHECKS[reason].isAsked(criteria))

interface Check {
  readonly isAsked: (criteria: RequestCriteria) => boolean
  readonly holds: (criteria: RequestCriteria, listing: MatchedListing) => boolean
}

const sameOf = (key: 'kind' | 'industry' | 'trademark' | 'province'): Check => ({
  isAsked: (criteria) => criteria[key] !== undefined,
  holds: (criteria, listing) => criteria[key] === listing[key],
})

const CHECKS: Readonly<Record<MatchReason, Check>> = {
  platform: {
    isAsked: ({ platform }) => platform !== undefined,
    holds: ({ platform }, listing) => platform !== undefined && platformsWithin(platform).includes(listing.platform),
  },
  kind: sameOf('kind'),
  industry: sameOf('industry'),
  price: {
    isAsked: ({ minPriceFen, maxPriceFen }) => minPriceFen !== undefined || maxPriceFen !== undefined,
    holds: ({ minPriceFen = 0, maxPriceFen = Infinity }, { priceFen }) =>
      priceFen >= minPriceFen && priceFen <= maxPriceFen,
  },
  trademark: sameOf('trademark'),
  province: sameOf('province'),
}
