import { platformsWithin, type PlatformId } from '../platform.ts'
import type { MarketColumns } from './count-in-columns.ts'
import { openedBy } from './fits-filter.ts'
import { FACETS, LISTING_FACETS } from './listing-facets.ts'
import type { ListingFilter } from './listing-filter.ts'

/** How many shops a filter leaves, and of how many that is known. */
export interface QuickCount {
  /** So many, or so many at least where `counted` is fewer than there are. */
  readonly total: number
  readonly counted: number
}

/**
 * Counts no further than one past `cap`: what is frequent is counted among the first few thousand shops, and what is
 * rare is seldom looked at twice. The text of the filter is not looked at.
 */
export function countUpTo(columns: MarketColumns, filter: ListingFilter, now: number, cap: number): QuickCount {
  const facets = FACETS.flatMap((facet) => {
    const chosen: readonly (string | number)[] | undefined = filter[facet]
    if (chosen === undefined) return []
    const within = facet === 'platforms' ? (chosen as readonly PlatformId[]).flatMap(platformsWithin) : chosen
    const allowed = Uint8Array.from(LISTING_FACETS[facet].values as readonly (string | number)[], (value) =>
      Number((within as readonly (string | number)[]).includes(value)),
    )
    return [{ codes: columns.facets[facet], allowed }]
  })
  const bounds = boundsOf(columns, filter, now)
  let total = 0
  let at = 0
  for (; at < columns.size && total <= cap; at += 1) {
    let fits = true
    for (let nth = 0; fits && nth < facets.length; nth += 1) {
      const { codes, allowed } = facets[nth] as (typeof facets)[number]
      fits = allowed[codes[at] as number] === 1
    }
    for (let nth = 0; fits && nth < bounds.length; nth += 1) {
      const { values, low, high } = bounds[nth] as Bound
      const value = values[at] as number
      fits = value >= low && value <= high
    }
    if (fits) total += 1
  }
  return { total, counted: at }
}

interface Bound {
  readonly values: { readonly [at: number]: number }
  readonly low: number
  readonly high: number
}

function boundsOf(columns: MarketColumns, filter: ListingFilter, now: number): readonly Bound[] {
  const { minPriceFen = 0, maxPriceFen = Infinity, minTurnoverFen = 0, maxTurnoverFen = Infinity } = filter
  const all: readonly Bound[] = [
    { values: columns.priceFen, low: minPriceFen, high: maxPriceFen },
    { values: columns.turnoverFen, low: minTurnoverFen, high: maxTurnoverFen },
    { values: columns.openedDay, low: 0, high: openedBy(filter.minYears, now) },
    { values: columns.ratingHundredths, low: filter.minRatingHundredths ?? 0, high: Infinity },
    { values: columns.points, low: 0, high: filter.maxPoints ?? Infinity },
    { values: columns.isInspected, low: filter.isInspected === true ? 1 : 0, high: 1 },
  ]
  return all.filter(({ low, high }) => low > 0 || high !== Infinity)
}
