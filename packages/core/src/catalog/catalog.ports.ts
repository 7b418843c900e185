import type { Name, Page, Result, StopSignal } from '../kernel/index.ts'
import type { Category } from './categories/category.ts'
import type { CountedFilter } from './filter/count-in-columns.ts'
import type { ListingFilter } from './filter/listing-filter.ts'
import type { Shop, ShopCard, ShopId } from './listing.ts'
import type { PlatformId } from './platform.ts'
import type { SearchAttempt } from './search/search-attempts.ts'
import type { ViewedShop } from './viewed-shops.ts'

/** The first page: what is going on, what is recommended, what is new. */
export interface Home {
  readonly banners: readonly Banner[]
  readonly picks: readonly ShopCard[]
  readonly latest: readonly ShopCard[]
  /** Of the whole market, now. */
  readonly onSaleCount: number
  readonly soldCount: number
}

export interface Banner {
  readonly id: string
  readonly title: Name
  readonly line: Name
  /** A path of our own. */
  readonly path: string
}

/** The number of shops that a filter leaves, exact up to a thousand, and that each of its choices would leave. */
export interface FilterCounts {
  readonly total: NonNullable<Page<unknown>['total']>
  readonly choices: CountedFilter['choices']
}

/** One platform at a glance. */
export interface PlatformSummary {
  readonly platform: PlatformId
  readonly onSaleCount: number
  /** How many of them are in each right. */
  readonly kinds: Readonly<Record<string, number>>
  /** How many of them are of each industry. */
  readonly industries: Readonly<Record<string, number>>
  /** Half of its shops on sale ask this much or less; null where none is on sale. */
  readonly medianPriceFen: number | null
}

/** A page of a list; the first one of a search says how the search was understood. */
export interface ListedShops extends Page<ShopCard> {
  readonly search?: SearchAttempt
}

/** A search that is worth making, in both languages, and how many shops it finds. */
export interface SearchSuggestion extends Name {
  readonly shops: NonNullable<Page<unknown>['total']>
}

export interface Catalog {
  home(signal?: StopSignal): Promise<Result<Home>>
  list(filter: ListingFilter, cursor: string | null, signal?: StopSignal): Promise<Result<ListedShops>>
  detail(id: ShopId, signal?: StopSignal): Promise<Result<Shop>>
  /** Shops like this one, or like what this person viewed. */
  similar(id: ShopId | null, signal?: StopSignal): Promise<Result<readonly ShopCard[]>>
  filterCounts(filter: ListingFilter, signal?: StopSignal): Promise<Result<FilterCounts>>
  platformSummary(platform: PlatformId, signal?: StopSignal): Promise<Result<PlatformSummary>>
  /** Platforms and what is sold there, the fullest first; none that is empty. */
  categories(signal?: StopSignal): Promise<Result<readonly Category[]>>
}

export interface SearchWords {
  /** Frequent searches. */
  hot(signal?: StopSignal): Promise<Result<readonly string[]>>
  /** Suggestions for the text typed so far; each of them finds shops. */
  suggest(text: string, signal?: StopSignal): Promise<Result<readonly SearchSuggestion[]>>
  /** Frequent searches that contain the text typed so far. */
  holding(keywords: string, signal?: StopSignal): Promise<Result<readonly string[]>>
}

/** The shops a logged-in person has viewed. */
export interface ViewHistory {
  list(cursor: string | null, signal?: StopSignal): Promise<Result<Page<ShopCard>>>
  clear(): Promise<Result<null>>
  /** Adds what was looked at before the login; of two looks at one shop the later one stays. */
  merge(viewed: readonly ViewedShop[]): Promise<Result<null>>
}

/** The shops that were looked at on this device without a login; `yd_history` of spec §3. */
export interface ViewedShopsStore {
  read(): readonly ViewedShop[]
  write(viewed: readonly ViewedShop[]): void
}

/** The terms this device has searched for; `searchLocal` of spec §3. */
export interface SearchHistoryStore {
  read(): readonly string[]
  write(terms: readonly string[]): void
}
