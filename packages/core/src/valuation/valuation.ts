import type { Industry, PlatformId, ShopId, ShopKind } from '../catalog/index.ts'
import type { Factor } from './model/factors.ts'
import type { Ring } from './model/sold-like.ts'

/** One step from the price of an ordinary shop to that of this one. */
export interface PriceStep {
  readonly factor: Factor
  /** Whole yuan, in fen; below zero where the factor lowers the price. */
  readonly fen: number
  /** The factor is missing, so it moves nothing. */
  readonly isMissing: boolean
}

export interface Estimate {
  readonly lowFen: number
  readonly likelyFen: number
  readonly highFen: number
  /** The price of an ordinary shop like it; with all steps it makes `likelyFen`, exactly. */
  readonly baseFen: number
  readonly steps: readonly PriceStep[]
}

/** A shop like it that was sold here. */
export interface Comparable {
  readonly shopId: ShopId
  readonly title: string
  readonly platform: PlatformId
  readonly kind: ShopKind
  readonly industry: Industry
  /** The average of its three ratings. */
  readonly rating: number
  readonly monthlyTurnoverFen: number
  readonly priceFen: number
  readonly soldAt: number
}

export const CONFIDENCE_LEVELS = ['high', 'medium', 'low'] as const
export type ConfidenceLevel = (typeof CONFIDENCE_LEVELS)[number]

export interface Confidence {
  readonly level: ConfidenceLevel
  /** How many sales it is measured by, and how near they are. */
  readonly salesCount: number
  readonly ring: Ring
  /** By how much such shops differ beyond what is known of them, in percent of the likely price; null without sales. */
  readonly spreadPercent: number | null
  readonly newestSaleAt: number | null
  readonly missing: readonly Factor[]
}

/** The improvements within its owner's reach. */
export const IMPROVEMENTS = [
  'better-ratings',
  'no-violations',
  'registered-trademark',
  'no-loans',
  'general-taxpayer',
  'more-turnover',
] as const
export type ImprovementKind = (typeof IMPROVEMENTS)[number]

export interface Improvement {
  readonly kind: ImprovementKind
  readonly gainFen: number
}

export interface Valuation {
  readonly asOf: number
  /** Null where nothing was sold here in two years. */
  readonly estimate: Estimate | null
  readonly confidence: Confidence
  /** At most five, the most like it first. */
  readonly comparables: readonly Comparable[]
  /** The one that raises the price most first. */
  readonly improvements: readonly Improvement[]
}
