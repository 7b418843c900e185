import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aListingFilter } from '../../../testing/arbitraries/a-listing-filter.ts'
import { aShop } from '../../../testing/arbitraries/a-shop.ts'
import { exampleShop } from '../../../testing/example-shop.ts'
import {
  columnsOf,
  countInColumns,
  FACETS,
  filteredShop,
  fitsFilter,
  LISTING_FACETS,
  NO_FILTER,
  type ListingFilter,
} from '../index.ts'

const NOW = Date.UTC(2026, 10, 25, 4)

/** Filters that ask little, so that some shops fit. */
const aGentleFilter = (): fc.Arbitrary<ListingFilter> =>
  fc
    .tuple(
      aListingFilter(),
      fc.subarray([...FACETS], { maxLength: 2 }),
      fc.constantFrom('years', 'points', 'price', ''),
    )
    .map(([filter, facets, range]) => ({
      ...Object.fromEntries(facets.flatMap((facet) => (filter[facet] === undefined ? [] : [[facet, filter[facet]]]))),
      ...(range === 'years' && { minYears: 5 }),
      ...(range === 'points' && { maxPoints: 60 }),
      ...(range === 'price' && { maxPriceFen: 5_000_000_000 }),
      sort: 'recommended' as const,
    }))

describe('countInColumns', () => {
  it('always counts what the list of the filter holds, and beside each choice what choosing it alone in its group would leave (FLT-3)', () => {
    fc.assert(
      fc.property(fc.array(aShop(), { maxLength: 30 }), aGentleFilter(), (shops, filter) => {
        const filtered = shops.map(filteredShop)
        const fitting = (one: ListingFilter) => filtered.filter((shop) => fitsFilter(shop, one, NOW)).length
        const { total, choices } = countInColumns(columnsOf(filtered), filter, NOW)
        expect(total).toBe(fitting(filter))
        for (const facet of FACETS)
          for (const value of LISTING_FACETS[facet].values)
            expect(choices[facet][value] ?? 0).toBe(fitting({ ...filter, [facet]: [value] }))
        const { minPriceFen: _min, maxPriceFen: _max, ...anyPrice } = filter
        expect(choices.price['low'] ?? 0).toBe(fitting({ ...anyPrice, maxPriceFen: 5_000_000 }))
        expect(choices.price['top'] ?? 0).toBe(fitting({ ...anyPrice, minPriceFen: 50_000_000 }))
        expect(choices.turnover['10000'] ?? 0).toBe(fitting({ ...filter, minTurnoverFen: 1_000_000 }))
        expect(choices.years['3'] ?? 0).toBe(fitting({ ...filter, minYears: 3 }))
        expect(choices.rating['4.8'] ?? 0).toBe(fitting({ ...filter, minRatingHundredths: 480 }))
        expect(choices.points['6'] ?? 0).toBe(fitting({ ...filter, maxPoints: 6 }))
        expect(choices.inspected['1'] ?? 0).toBe(fitting({ ...filter, isInspected: true }))
      }),
    )
  })
})

describe('fitsFilter', () => {
  const shop = filteredShop(exampleShop(1))

  it('asks for one of the values of each facet, and for any where there is none (FLT-1)', () => {
    const fits = (filter: Omit<ListingFilter, 'sort'>) => fitsFilter(shop, { ...filter, sort: 'latest' }, NOW)
    const others = LISTING_FACETS.platforms.values.filter((id) => id !== shop.platform)
    expect(fits({})).toBe(true)
    expect(fits({ platforms: [shop.platform, ...others.slice(0, 2)] })).toBe(true)
    expect(fits({ platforms: others })).toBe(false)
    expect(fitsFilter({ ...shop, platform: 13 }, { platforms: [99, 1], sort: 'latest' }, NOW)).toBe(true)
  })

  it('counts the age of a shop in whole years by the calendar in China (FLT-2)', () => {
    const at = (openedDay: number, now: number) =>
      fitsFilter({ ...shop, openedDay }, { ...NO_FILTER, minYears: 3 }, now)
    expect(at(20231125, Date.UTC(2026, 10, 24, 16))).toBe(true)
    expect(at(20231125, Date.UTC(2026, 10, 24, 15, 59))).toBe(false)
    expect(at(20200229, Date.UTC(2023, 2, 1))).toBe(true)
  })
})
