import type { CampaignWindow } from '../campaigns/index.ts'
import type { Name } from '../kernel/index.ts'
import type { LotteryId } from './draw.ts'
import type { Prize, PrizeId } from './prize-pool.ts'

/** The kinds of prizes: two arrive with the draw, a thing is sent to an address. */
export type PrizeReward =
  | { readonly kind: 'coupon'; readonly amountFen: number; readonly leastSpendFen: number; readonly validDays: number }
  | { readonly kind: 'coins'; readonly coins: number }
  | { readonly kind: 'physical' }

export const PRIZE_KINDS = ['coupon', 'coins', 'physical'] as const satisfies readonly PrizeReward['kind'][]
export type PrizeKind = (typeof PRIZE_KINDS)[number]

export interface PrizeTerms extends Prize {
  /** Its price in a shop; the law limits it. */
  readonly valueFen: number
  readonly reward: PrizeReward
}

/** All that the operator fixes before a lottery opens. */
export interface LotteryTerms {
  /** The same for lotteries that come back, such as every month's. */
  readonly series: string
  readonly name: Name
  /** The coins of a draw; 0 where tries are given. */
  readonly coins: number
  /** How often each person may draw. */
  readonly triesEach: number
  readonly blankWeight: number
  readonly prizes: readonly PrizeTerms[]
}

/** The limits of the law, with their source and date: data of the operator's. */
export interface PrizeLimits {
  readonly maxPrizeFen: number
}

export interface PrizeOnOffer {
  readonly id: PrizeId
  readonly name: Name
  readonly kind: PrizeKind
  readonly valueFen: number
  readonly left: number
  /** Of `outOf`; none for a prize that is gone. */
  readonly chances: number
}

/** A lottery as people see it. */
export interface LotteryView {
  readonly id: LotteryId
  readonly series: string
  readonly name: Name
  readonly window: CampaignWindow
  readonly coins: number
  readonly outOf: number
  readonly prizes: readonly PrizeOnOffer[]
  readonly seedDigest: string
  /** How often all people have drawn. */
  readonly drawn: number
  /** Null for a visitor. */
  readonly triesLeft: number | null
  /** This person's coins; null for a visitor, and where a draw costs none. */
  readonly coinsLeft: number | null
  /** The one of its series that ended last, whose seed is shown. */
  readonly previous: LotteryId | null
}

/** A win as others see it: a person's number, no name. */
export interface PublicWin {
  readonly position: number
  readonly person: number
  readonly prize: Name
  readonly kind: PrizeKind
  readonly valueFen: number
  readonly drawnAt: number
}
