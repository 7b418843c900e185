import { chineseTime } from '../../format/index.ts'
import type { Shop, ShopCard } from '../listing.ts'
import { platformsWithin, type PlatformId } from '../platform.ts'
import { FACETS, LISTING_FACETS, type Facet } from './listing-facets.ts'
import type { ListingFilter } from './listing-filter.ts'

/** The demands of a filter on a shop, its text aside. */
export interface FilteredShop extends Pick<
  ShopCard,
  (typeof LISTING_FACETS)[Facet]['of'] | 'priceFen' | 'rating' | 'isInspected'
> {
  /** Of a month, on average. */
  readonly turnoverFen: number
  /** As digits: 20180307. */
  readonly openedDay: number
  /** Of all classes of violations, a begun one counts whole. */
  readonly points: number
}

export function filteredShop(shop: Omit<Shop, 'sellerName' | 'viewCount' | 'glance'>): FilteredShop {
  const { openedOn, monthlyTurnoverFen, violations } = shop.figures
  const { general, severe, counterfeit } = violations.value
  return {
    ...shop,
    turnoverFen: monthlyTurnoverFen.value,
    openedDay: Number(openedOn.value.replaceAll('-', '')),
    points: Math.ceil(general + severe + counterfeit),
  }
}

/** Whether a shop is among what a filter's choices leave; its text is not looked at. */
export function fitsFilter(shop: FilteredShop, filter: ListingFilter, now: number): boolean {
  const { minPriceFen = 0, maxPriceFen = Infinity, minTurnoverFen = 0, maxTurnoverFen = Infinity } = filter
  return (
    FACETS.every((facet) => isAmong(chosenIn(filter, facet), shop[LISTING_FACETS[facet].of])) &&
    shop.priceFen >= minPriceFen &&
    shop.priceFen <= maxPriceFen &&
    shop.turnoverFen >= minTurnoverFen &&
    shop.turnoverFen <= maxTurnoverFen &&
    shop.openedDay <= openedBy(filter.minYears, now) &&
    Math.round(shop.rating * 100) >= (filter.minRatingHundredths ?? 0) &&
    shop.points <= (filter.maxPoints ?? Infinity) &&
    (filter.isInspected !== true || shop.isInspected)
  )
}

/** A shop without a value matches none. */
const isAmong = (chosen: readonly (string | number)[] | undefined, value: string | number | undefined): boolean =>
  chosen === undefined || (value !== undefined && chosen.includes(value))

/** The values that a shop may have of a facet; undefined where the filter asks nothing of it. */
export function chosenIn(filter: ListingFilter, facet: Facet): readonly (string | number)[] | undefined {
  const chosen = filter[facet]
  if (chosen === undefined || facet !== 'platforms') return chosen
  return (chosen as readonly PlatformId[]).flatMap(platformsWithin)
}

/** The last day, as digits, on which a shop may have opened that is so many years old. */
export const openedBy = (minYears: number | undefined, now: number): number =>
  minYears === undefined ? Infinity : Number(chineseTime(now, 'YYYYMMDD')) - minYears * 10_000
