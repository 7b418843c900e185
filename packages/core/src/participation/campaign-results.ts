import type { CampaignWindow } from '../campaigns/index.ts'
import type { Name } from '../kernel/index.ts'
import type { LotteryId, PrizeKind, PublicWin } from '../lottery/index.ts'

/** One kind of coupon of a run: how many there were, were claimed, and are on an order that stands. */
export interface GivenCoupon {
  readonly title: string
  readonly amountFen: number
  readonly stock: number
  readonly claimed: number
  readonly used: number
}

/** A draw of a run: what it gave, and the most valuable wins by the numbers of their winners. */
export interface HeldDraw {
  readonly lottery: LotteryId
  readonly name: Name
  readonly drawn: number
  readonly people: number
  readonly prizes: readonly {
    readonly name: Name
    readonly kind: PrizeKind
    readonly stock: number
    readonly given: number
  }[]
  readonly wins: readonly PublicWin[]
}

/** The results of a campaign's last run, counted from its own records. */
export interface CampaignResults {
  readonly window: CampaignWindow
  /** The highest amount first. */
  readonly coupons: readonly GivenCoupon[]
  readonly draws: readonly HeldDraw[]
}

/** Of a run that gave out nothing there is nothing to tell. */
export const hasResults = ({ coupons, draws }: Pick<CampaignResults, 'coupons' | 'draws'>): boolean =>
  coupons.length > 0 || draws.length > 0
