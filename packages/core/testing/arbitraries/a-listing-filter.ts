import fc from 'fast-check'
import {
  INDUSTRIES,
  LISTING_SORTS,
  MAX_SEARCH_LENGTH,
  PLATFORMS,
  PROVINCES,
  SHOP_KINDS,
  TAXPAYER_KINDS,
  TRADEMARK_STATES,
  type ListingFilter,
} from '../../src/catalog/index.ts'
import { aKeyOf } from './a-key-of.ts'

const aSearchText = (): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'女装旗舰店𠀀々Tmall_2026'), minLength: 1, maxLength: MAX_SEARCH_LENGTH })

const aPriceRange = (): fc.Arbitrary<Pick<ListingFilter, 'minPriceFen' | 'maxPriceFen'>> => {
  const bound = fc.nat({ max: 99_999_999_999 })
  return fc.oneof(
    fc.constant({}),
    bound.map((minPriceFen) => ({ minPriceFen })),
    bound.map((maxPriceFen) => ({ maxPriceFen })),
    fc.tuple(bound, bound).map(([one, other]) => ({
      minPriceFen: Math.min(one, other),
      maxPriceFen: Math.max(one, other),
    })),
  )
}

/** Any filter that an address can hold. */
export function aListingFilter(): fc.Arbitrary<ListingFilter> {
  const choices = fc.record(
    {
      text: aSearchText(),
      platform: fc.constantFrom(...PLATFORMS.map(({ id }) => id)),
      kind: aKeyOf(SHOP_KINDS),
      industry: aKeyOf(INDUSTRIES),
      province: aKeyOf(PROVINCES),
      trademark: aKeyOf(TRADEMARK_STATES),
      taxpayer: aKeyOf(TAXPAYER_KINDS),
    },
    { requiredKeys: [], noNullPrototype: true },
  )
  return fc
    .tuple(choices, aPriceRange(), fc.constantFrom(...LISTING_SORTS))
    .map(([chosen, prices, sort]) => ({ ...chosen, ...prices, sort }))
}
