import { platformsWithin, type PlatformId } from '../platform.ts'
import { FACETS, LISTING_FACETS, type Facet } from './listing-facets.ts'
import { POINT_STEPS, PRICE_BANDS, RATING_STEPS_HUNDREDTHS, TURNOVER_STEPS_FEN, YEAR_STEPS } from './filter-steps.ts'
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
  // Group by group along its own column: one shop after the other, each would look up every group anew.
  const unfit = new Int8Array(columns.size).fill(FITS)
  FACETS.forEach((facet, group) => {
    const chosen = chosenIn(filter, facet)
    if (chosen !== undefined) leaveOutOthers(unfit, group, columns.facets[facet], allowedOf(facet, chosen))
  })
  const ranges = rangesOf(columns, filter, now)
  RANGES.forEach((range, nth) => {
    const { column, low, high } = ranges[range]
    if (low !== -Infinity || high !== Infinity) leaveOutBeyond(unfit, FACETS.length + nth, column, low, high)
  })
  const facets = FACETS.map((facet, group) => [facet, countFacet(facet, columns.facets[facet], unfit, group)] as const)
  const steps = RANGES.map((range, nth) => {
    const { column, steps: offered } = ranges[range]
    const countOf = ({ low, high }: Step) => countWithin(unfit, FACETS.length + nth, column, low, high)
    return [range, counted(offered.map((step) => [step.key, countOf(step)]))] as const
  })
  return {
    total: countFitting(unfit),
    choices: Object.fromEntries<Readonly<Record<string, number>>>([...facets, ...steps]) as CountedFilter['choices'],
  }
}

/** The groups that a shop does not fit: none, more than one, or the group of a number. */
const FITS = -1
const UNFIT = -2

type Column = Float64Array | Uint32Array | Uint16Array | Uint8Array

interface Step {
  /** As an address has it. */
  readonly key: string
  readonly low: number
  readonly high: number
}

interface Range {
  readonly column: Column
  readonly low: number
  readonly high: number
  readonly steps: readonly Step[]
}

function rangesOf(
  columns: MarketColumns,
  filter: ListingFilter,
  now: number,
): Readonly<Record<(typeof RANGES)[number], Range>> {
  const within = (low: number | undefined, high: number | undefined) => ({
    low: low ?? -Infinity,
    high: high ?? Infinity,
  })
  const bands = Object.entries<Pick<ListingFilter, 'minPriceFen' | 'maxPriceFen'>>(PRICE_BANDS)
  const atLeast = (steps: readonly number[], unit: number): readonly Step[] =>
    steps.map((step) => ({ key: String(step / unit), ...within(step, undefined) }))
  return {
    price: {
      column: columns.priceFen,
      ...within(filter.minPriceFen, filter.maxPriceFen),
      steps: bands.map(([key, { minPriceFen, maxPriceFen }]) => ({ key, ...within(minPriceFen, maxPriceFen) })),
    },
    turnover: {
      column: columns.turnoverFen,
      ...within(filter.minTurnoverFen, filter.maxTurnoverFen),
      steps: atLeast(TURNOVER_STEPS_FEN, 100),
    },
    years: {
      column: columns.openedDay,
      ...within(undefined, openedBy(filter.minYears, now)),
      steps: YEAR_STEPS.map((years) => ({ key: String(years), ...within(undefined, openedBy(years, now)) })),
    },
    rating: {
      column: columns.ratingHundredths,
      ...within(filter.minRatingHundredths, undefined),
      steps: atLeast(RATING_STEPS_HUNDREDTHS, 100),
    },
    points: {
      column: columns.points,
      ...within(undefined, filter.maxPoints),
      steps: POINT_STEPS.map((points) => ({ key: String(points), ...within(undefined, points) })),
    },
    inspected: {
      column: columns.isInspected,
      ...within(filter.isInspected === true ? 1 : undefined, undefined),
      steps: [{ key: '1', ...within(1, undefined) }],
    },
  }
}

function leaveOutOthers(unfit: Int8Array, group: number, codes: Uint8Array, allowed: Uint8Array): void {
  for (let at = 0; at < unfit.length; at += 1)
    if (allowed[codes[at] as number] !== 1) unfit[at] = unfit[at] === FITS ? group : UNFIT
}

function leaveOutBeyond(unfit: Int8Array, group: number, column: Column, low: number, high: number): void {
  for (let at = 0; at < unfit.length; at += 1) {
    const value = column[at] as number
    // Written this way so that NaN counts as outside.
    if (!(value >= low && value <= high)) unfit[at] = unfit[at] === FITS ? group : UNFIT
  }
}

function countWithin(unfit: Int8Array, group: number, column: Column, low: number, high: number): number {
  let count = 0
  for (let at = 0; at < unfit.length; at += 1) {
    const value = column[at] as number
    if ((unfit[at] === FITS || unfit[at] === group) && value >= low && value <= high) count += 1
  }
  return count
}

function countFitting(unfit: Int8Array): number {
  let count = 0
  for (let at = 0; at < unfit.length; at += 1) if (unfit[at] === FITS) count += 1
  return count
}

const allowedOf = (facet: Facet, chosen: readonly (string | number)[]): Uint8Array =>
  Uint8Array.from(LISTING_FACETS[facet].values, (value: string | number) => Number(chosen.includes(value)))

function countFacet(
  facet: Facet,
  codes: Uint8Array,
  unfit: Int8Array,
  group: number,
): Readonly<Record<string, number>> {
  const counts = new Uint32Array(256)
  for (let at = 0; at < unfit.length; at += 1)
    if (unfit[at] === FITS || unfit[at] === group)
      counts[codes[at] as number] = (counts[codes[at] as number] as number) + 1
  const values: readonly (string | number)[] = LISTING_FACETS[facet].values
  const countOf = (value: string | number): number => counts[values.indexOf(value)] ?? 0
  return counted(
    values.map((value) => {
      const within = facet === 'platforms' ? platformsWithin(value as PlatformId) : [value]
      return [String(value), within.reduce<number>((sum, one) => sum + countOf(one), 0)]
    }),
  )
}

const counted = (pairs: readonly (readonly [string, number])[]): Readonly<Record<string, number>> =>
  Object.fromEntries(pairs.filter(([, count]) => count > 0))
