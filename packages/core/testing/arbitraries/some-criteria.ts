import type fc from 'fast-check'
import type { RequestCriteria } from '../../src/buyer-requests/index.ts'
import { aListingFilter } from './a-listing-filter.ts'

/** Whatever a request may ask for. */
export const someCriteria = (): fc.Arbitrary<RequestCriteria> =>
  aListingFilter().map(({ platforms, kinds, industries, provinces, trademarks, minPriceFen, maxPriceFen }) => ({
    ...(platforms?.[0] !== undefined && { platform: platforms[0] }),
    ...(kinds?.[0] !== undefined && { kind: kinds[0] }),
    ...(industries?.[0] !== undefined && { industry: industries[0] }),
    ...(minPriceFen !== undefined && { minPriceFen }),
    ...(maxPriceFen !== undefined && { maxPriceFen }),
    ...(provinces?.[0] !== undefined && { province: provinces[0] }),
    ...(trademarks?.[0] !== undefined && { trademark: trademarks[0] }),
  }))
