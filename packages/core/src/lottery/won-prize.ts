import type { Brand, Name } from '../kernel/index.ts'
import type { LotteryId } from './draw.ts'
import type { PrizeKind } from './lottery.ts'

export type WonPrizeId = Brand<'WonPrizeId'>

export const WON_PRIZE_STATES = ['arrived', 'address-needed', 'to-be-sent', 'sent'] as const
export type WonPrizeState = (typeof WON_PRIZE_STATES)[number]

/** Where a prize goes, as it was when the winner chose it. */
export interface PrizeAddress {
  readonly receiver: string
  readonly mobile: string
  readonly regionNames: readonly string[]
  readonly detail: string
}

export interface PrizeParcel {
  readonly carrier: string
  readonly trackingNumber: string
  readonly sentAt: number
}

/** A prize as its winner sees it. */
export interface WonPrize {
  readonly id: WonPrizeId
  readonly lottery: LotteryId
  readonly position: number
  readonly name: Name
  readonly kind: PrizeKind
  readonly state: WonPrizeState
  readonly wonAt: number
  readonly address: PrizeAddress | null
  readonly parcel: PrizeParcel | null
}
