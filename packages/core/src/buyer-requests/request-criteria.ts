import {
  parseListingFilter,
  type Industry,
  type ListingFilter,
  type PlatformId,
  type Province,
  type ShopKind,
  type TrademarkState,
} from '../catalog/index.ts'

/** The criteria of a buyer, one of each at most; one that is left out may be anything. */
export interface RequestCriteria {
  /** As a filter has it: 99 is every platform without a name of its own. */
  readonly platform?: PlatformId
  readonly kind?: ShopKind
  readonly industry?: Industry
  readonly minPriceFen?: number
  readonly maxPriceFen?: number
  readonly province?: Province
  readonly trademark?: TrademarkState
}

/** The list of what meets a request. */
export function filterOfCriteria(criteria: RequestCriteria): ListingFilter {
  const { platform, kind, industry, minPriceFen, maxPriceFen, province, trademark } = criteria
  return {
    ...(platform !== undefined && { platforms: [platform] }),
    ...(kind !== undefined && { kinds: [kind] }),
    ...(industry !== undefined && { industries: [industry] }),
    ...(minPriceFen !== undefined && { minPriceFen }),
    ...(maxPriceFen !== undefined && { maxPriceFen }),
    ...(province !== undefined && { provinces: [province] }),
    ...(trademark !== undefined && { trademarks: [trademark] }),
    sort: 'recommended',
  }
}

/** The criteria in the parameters of an address, the first of several values; unknown ones are left out. */
export function parseCriteria(parameters: Readonly<Record<string, string | undefined>>): RequestCriteria {
  const { platforms, kinds, industries, minPriceFen, maxPriceFen, provinces, trademarks } =
    parseListingFilter(parameters)
  const [platform, kind, industry] = [platforms?.[0], kinds?.[0], industries?.[0]]
  const [province, trademark] = [provinces?.[0], trademarks?.[0]]
  return {
    ...(platform !== undefined && { platform }),
    ...(kind !== undefined && { kind }),
    ...(industry !== undefined && { industry }),
    ...(minPriceFen !== undefined && { minPriceFen }),
    ...(maxPriceFen !== undefined && { maxPriceFen }),
    ...(province !== undefined && { province }),
    ...(trademark !== undefined && { trademark }),
  }
}
