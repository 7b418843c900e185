import { platformsWithin, type PlatformId } from '../platform.ts'
import { FACETS, LISTING_FACETS, type Facet } from './listing-facets.ts'
import {
  POINT_STEPS,
  PRICE_BANDS,
  RATING_STEPS_HUNDREDTHS,
  TURNOVER_STEPS_FEN,
  YEAR_STEPS,
  type PriceBand,
} from './filter-steps.ts'
import { chosenIn, openedBy, type FilteredShop } from './fits-filter.ts'
import type { ListingFilter } from './listing-filter.ts'

/** A market in columns, so that a few hundred thousand shops are counted within milliseconds. */
export interface MarketColumns {
  readonly size: number
  /** The place of a shop's value among those of the facet. */
  readonly facets: Readonly<Record<Facet, Uint8Array>>
  readonly priceFen: Float64Array
  readonly turnoverFen: Float64Array
  readonly openedDay: Uint32Array
  readonly ratingHundredths: Uint16Array
  readonly points: Uint16Array
  readonly isInspected: Uint8Array
}

function emptyColumns(size: number): MarketColumns {
  return {
    size,
    facets: Object.fromEntries(FACETS.map((facet) => [facet, new Uint8Array(size)])) as Record<Facet, Uint8Array>,
    priceFen: new Float64Array(size),
    turnoverFen: new Float64Array(size),
    openedDay: new Uint32Array(size),
    ratingHundredths: new Uint16Array(size),
    points: new Uint16Array(size),
    isInspected: new Uint8Array(size),
  }
}

export function columnsOf(shops: readonly FilteredShop[]): MarketColumns {
  const columns = emptyColumns(shops.length)
  shops.forEach((shop, at) => {
    for (const facet of FACETS) {
      const { of, values } = LISTING_FACETS[facet]
      columns.facets[facet][at] = (values as readonly unknown[]).indexOf(shop[of])
    }
    columns.priceFen[at] = shop.priceFen
    columns.turnoverFen[at] = shop.turnoverFen
    columns.openedDay[at] = shop.openedDay
    columns.ratingHundredths[at] = Math.round(shop.rating * 100)
    columns.points[at] = shop.points
    columns.isInspected[at] = Number(shop.isInspected)
  })
  return columns
}

export const RANGES = ['price', 'turnover', 'years', 'rating', 'points', 'inspected'] as const
export type FilterGroup = Facet | (typeof RANGES)[number]

/** How many shops a filter leaves, and how many each choice would leave beside what is chosen in other groups. */
export interface CountedFilter {
  readonly total: number
  /** By the choice as an address has it; what has none is left out. */
  readonly choices: Readonly<Record<FilterGroup, Readonly<Record<string, number>>>>
}

/** The text of the filter is not looked at: what it finds are the columns. */
export function countInColumns(columns: MarketColumns, filter: ListingFilter, now: number): CountedFilter {
  const { minPriceFen = 0, maxPriceFen = Infinity, minTurnoverFen = 0, maxTurnoverFen = Infinity } = filter
  const { priceFen, turnoverFen, openedDay, ratingHundredths, points, isInspected } = columns
  const facets = FACETS.map((facet) => facetTally(facet, columns, filter))
  const latest = openedBy(filter.minYears, now)
  const minRating = filter.minRatingHundredths ?? 0
  const maxPoints = filter.maxPoints ?? Infinity
  const onlyInspected = filter.isInspected === true
  const ranges: Readonly<Record<(typeof RANGES)[number], Tally>> = {
    price: stepTally(Object.entries(PRICE_BANDS), (band, at) => isWithin(band, priceFen[at] as number)),
    turnover: stepTally(keyed(TURNOVER_STEPS_FEN, 100), (step, at) => (turnoverFen[at] as number) >= step),
    years: stepTally(
      YEAR_STEPS.map((years) => [String(years), openedBy(years, now)]),
      (day, at) => (openedDay[at] as number) <= day,
    ),
    rating: stepTally(keyed(RATING_STEPS_HUNDREDTHS, 100), (step, at) => (ratingHundredths[at] as number) >= step),
    points: stepTally(keyed(POINT_STEPS, 1), (step, at) => (points[at] as number) <= step),
    inspected: stepTally([['1', true]], (_, at) => isInspected[at] === 1),
  }
  const tallies: readonly Tally[] = [...facets, ...RANGES.map((range) => ranges[range])]
  let total = 0
  for (let at = 0; at < columns.size; at += 1) {
    // Which group alone this shop does not fit: -1 none, -2 more than one.
    let unfit = -1
    for (let nth = 0; nth < facets.length && unfit !== -2; nth += 1) {
      const facet = facets[nth] as FacetTally
      if (facet.allowed !== null && facet.allowed[facet.codes[at] as number] !== 1) unfit = unfit === -1 ? nth : -2
    }
    if (unfit === -2) continue
    const beyond = [
      (priceFen[at] as number) < minPriceFen || (priceFen[at] as number) > maxPriceFen,
      (turnoverFen[at] as number) < minTurnoverFen || (turnoverFen[at] as number) > maxTurnoverFen,
      (openedDay[at] as number) > latest,
      (ratingHundredths[at] as number) < minRating,
      (points[at] as number) > maxPoints,
      onlyInspected && isInspected[at] === 0,
    ]
    for (let nth = 0; nth < beyond.length && unfit !== -2; nth += 1)
      if (beyond[nth] === true) unfit = unfit === -1 ? facets.length + nth : -2
    if (unfit === -2) continue
    if (unfit >= 0) tallies[unfit]?.add(at)
    else {
      total += 1
      for (const tally of tallies) tally.add(at)
    }
  }
  const counted = [...FACETS, ...RANGES].map((group, nth) => [group, tallies[nth]?.read() ?? {}] as const)
  return { total, choices: Object.fromEntries(counted) as CountedFilter['choices'] }
}

interface Tally {
  readonly add: (at: number) => void
  readonly read: () => Readonly<Record<string, number>>
}

interface FacetTally extends Tally {
  readonly codes: Uint8Array
  /** 1 where a value is asked for; null where any is. */
  readonly allowed: Uint8Array | null
}

function facetTally(facet: Facet, columns: MarketColumns, filter: ListingFilter): FacetTally {
  const values: readonly (string | number)[] = LISTING_FACETS[facet].values
  const counts = new Uint32Array(256)
  const codes = columns.facets[facet]
  const chosen = chosenIn(filter, facet)
  const countOf = (value: string | number): number => counts[values.indexOf(value)] ?? 0
  return {
    codes,
    allowed: chosen === undefined ? null : Uint8Array.from(values, (value) => Number(chosen.includes(value))),
    add: (at) => {
      counts[codes[at] as number] = (counts[codes[at] as number] as number) + 1
    },
    read: () =>
      counted(
        values.map((value) => {
          const within = facet === 'platforms' ? platformsWithin(value as PlatformId) : [value]
          return [String(value), within.reduce<number>((sum, one) => sum + countOf(one), 0)]
        }),
      ),
  }
}

function stepTally<Step>(
  steps: readonly (readonly [string, Step])[],
  holds: (step: Step, at: number) => boolean,
): Tally {
  const counts = new Uint32Array(steps.length)
  return {
    add: (at) => {
      for (let nth = 0; nth < steps.length; nth += 1)
        if (holds((steps[nth] as readonly [string, Step])[1], at)) counts[nth] = (counts[nth] as number) + 1
    },
    read: () => counted(steps.map(([key], nth) => [key, counts[nth] ?? 0])),
  }
}

const counted = (pairs: readonly (readonly [string, number])[]): Readonly<Record<string, number>> =>
  Object.fromEntries(pairs.filter(([, count]) => count > 0))

const keyed = (steps: readonly number[], unit: number): readonly (readonly [string, number])[] =>
  steps.map((step) => [String(step / unit), step])

function isWithin(band: (typeof PRICE_BANDS)[PriceBand], priceFen: number): boolean {
  const { minPriceFen = 0, maxPriceFen = Infinity }: Pick<ListingFilter, 'minPriceFen' | 'maxPriceFen'> = band
  return priceFen >= minPriceFen && priceFen <= maxPriceFen
}
