import type { Brand } from '../kernel/index.ts'
import type { Industry } from './industry.ts'
import type { ListingStatus } from './listing-status.ts'
import type { FilteredValues, PlainValues } from './figures/plain-figures.ts'
import type { PlatformId } from './platform.ts'
import type { Province } from './province.ts'
import type { ShopKind } from './shop-kind.ts'
import type { TrademarkState } from './trademark.ts'
import type { TransferWay } from './transfer-way.ts'

export type ShopId = Brand<'ShopId'>

/** A short look at a shop: what a card shows. */
export interface ShopCard extends FilteredValues {
  readonly id: ShopId
  readonly platform: PlatformId
  readonly kind: ShopKind
  readonly industry: Industry
  readonly title: string
  readonly priceFen: number
  readonly province: Province
  readonly trademark: TrademarkState
  /** The "as described" rating, 0 to 5. */
  readonly rating: number
  /** The platform's own level or credit, in its words. */
  readonly level: string
  readonly transferWay: TransferWay
  /** Every figure is confirmed by two reviewers with stored evidence. */
  readonly isInspected: boolean
  readonly status: ListingStatus
  readonly publishedAt: number
  readonly glance: ShopGlance
}

/** The part of a shop's figures that a card shows. It is made of them and has nothing else. */
export interface ShopGlance {
  /** YYYY-MM-DD */
  readonly openedOn: string
  readonly monthlyTurnoverFen: number
  /** Of the last months, the oldest first; empty where single months are not known. */
  readonly turnoverFen: readonly number[]
  readonly fans: number
  /** All points taken this year. */
  readonly points: number
  /** The weakest source of these figures. */
  readonly source: FigureSource
  /** The address of its first picture. */
  readonly picture: string | null
  /** The words that the seller's title adds to it. */
  readonly words: string
  /** Where its last change made it cheaper. */
  readonly fall: PriceFallGlance | null
}

export interface PriceFallGlance {
  /** The lowest price of the thirty days before. */
  readonly fromFen: number
  readonly at: number
}

/** Who states a figure. `platform-export` is the seller's word that it was exported: no file of theirs is read yet. */
export type FigureSource = 'seller' | 'platform-export' | 'inspector'

/** The stored evidence of a figure that an inspector checked. */
export interface FigureEvidence {
  /** The SHA-256 digest of each stored file, in hexadecimal digits. */
  readonly digests: readonly string[]
  readonly inspectedAt: number
  /** When another reviewer confirmed it; null until then, and until then it is no inspector's figure. */
  readonly confirmedAt: number | null
}

/** No figure is stored without who states it, and when. */
export interface Figure<T> {
  readonly value: T
  readonly by: FigureSource
  readonly at: number
  readonly evidence?: FigureEvidence
}

/** The three detailed ratings, each 0 to 5. */
export interface Ratings {
  readonly described: number
  readonly service: number
  readonly delivery: number
}

/** Points taken this year, by class of violation. */
export interface Violations {
  readonly general: number
  readonly severe: number
  readonly counterfeit: number
}

export interface Trademark {
  readonly state: TrademarkState
  /** Nice class, 1 to 45; 0 where there is no mark. */
  readonly niceClass: number
  readonly holder: string
}

export interface MonthTurnover {
  /** YYYY-MM */
  readonly month: string
  readonly turnoverFen: number
}

type Sourced<Values> = { readonly [Key in keyof Values]: Figure<NonNullable<Values[Key]>> }

/** The figures of a listing, each with who states it: the plain ones of the table, and those with several parts. */
export type ShopFigures = Sourced<PlainValues> & {
  readonly ratings: Figure<Ratings>
  readonly violations: Figure<Violations>
  readonly trademark: Figure<Trademark>
  readonly turnoverByMonth: Figure<readonly MonthTurnover[]>
  readonly transferWay: Figure<TransferWay>
}

export interface Photo {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly caption: string
}

/** Everything a buyer may know of a shop before ordering. */
export interface Shop extends ShopCard {
  readonly description: string
  readonly figures: ShopFigures
  readonly photos: readonly Photo[]
  readonly sellerName: string
  readonly viewCount: number
}
