import type { ListingStatus, ShopId } from '../catalog/index.ts'
import { endOfDay } from '../format/index.ts'
import { DAY_MS } from '../kernel/index.ts'
import type { SaleStage } from './sale.ts'

/** Figures of a shop on the market that only its seller sees, on pages that all users see. */
export interface OwnFigures {
  readonly id: ShopId
  readonly stage: SaleStage
  readonly revision: number
  /** There is an open order, even an unpaid one: nothing can be changed. */
  readonly hasOrder: boolean
  readonly views: number
  readonly favourites: number
  /** Offers that wait for the seller's answer. */
  readonly openOffers: number
}

/** A seller gets the figures of so many shops at most, the newest first. */
export const MAX_OWN_FIGURES = 500

/** A sold shop is its buyer's, and one that visitors cannot see has its place among its seller's listings alone. */
export const isOwnOnMarket = (status: ListingStatus): boolean =>
  status === 'on-sale' || status === 'deposit-taken' || status === 'handing-over'

/** On which day in China of its sale a shop is: the first is the day on which it was listed. */
export const daysOnSale = (publishedAt: number, now: number): number =>
  Math.max(1, Math.round((endOfDay(now) - endOfDay(publishedAt)) / DAY_MS) + 1)
