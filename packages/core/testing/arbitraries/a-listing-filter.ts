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
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: MAX_SEARCH_LENGTH })
    .map((text) => [...text.trim()].slice(0, MAX_SEARCH_LENGTH).join('').trim())
    .filter((text) => text !== '')

const aPriceRange = (): fc.Arbitrary<Pick<ListingFilter, 'minPriceFen' | 'maxPriceFen'>> => {
  const wholeYuan = fc.nat({ max: 999_999_999 }).map((yuan) => yuan * 100)
  return fc.oneof(
    fc.constant({}),
    wholeYuan.map((minPriceFen) => ({ minPriceFen })),
    wholeYuan.map((maxPriceFen) => ({ maxPriceFen })),
    fc.tuple(wholeYuan, wholeYuan).map(([one, other]) => ({
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
