import fc from 'fast-check'
import {
  FACETS,
  LISTING_FACETS,
  LISTING_SORTS,
  MAX_POINTS,
  MAX_RATING_HUNDREDTHS,
  MAX_SEARCH_LENGTH,
  MAX_YEARS,
  type Facet,
  type ListingFilter,
} from '../../src/catalog/index.ts'

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

const someOf = (facet: Facet): fc.Arbitrary<readonly (string | number)[]> =>
  fc.subarray<string | number>([...LISTING_FACETS[facet].values], {
    minLength: 1,
    maxLength: Math.min(4, LISTING_FACETS[facet].values.length),
  })

/** Any filter that an address can hold. */
export function aListingFilter(): fc.Arbitrary<ListingFilter> {
  const facets = Object.fromEntries(FACETS.map((facet) => [facet, someOf(facet)])) as Record<
    Facet,
    ReturnType<typeof someOf>
  >
  const choices = fc.record(
    {
      text: aSearchText(),
      ...facets,
      minYears: fc.integer({ min: 1, max: MAX_YEARS }),
      minRatingHundredths: fc.integer({ min: 1, max: MAX_RATING_HUNDREDTHS }),
      maxPoints: fc.nat({ max: MAX_POINTS }),
      isInspected: fc.constant(true),
    },
    { requiredKeys: [], noNullPrototype: true },
  )
  const turnover = aPriceRange().map(({ minPriceFen, maxPriceFen }) => ({
    ...(minPriceFen === undefined ? {} : { minTurnoverFen: minPriceFen }),
    ...(maxPriceFen === undefined ? {} : { maxTurnoverFen: maxPriceFen }),
  }))
  return fc
    .tuple(choices, aPriceRange(), turnover, fc.constantFrom(...LISTING_SORTS))
    .map(([chosen, prices, turnovers, sort]) => ({ ...chosen, ...prices, ...turnovers, sort }) as ListingFilter)
}
