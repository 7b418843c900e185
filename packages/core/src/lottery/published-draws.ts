import type { CampaignWindow } from '../campaigns/index.ts'
import type { DrawHash } from './draw-hash.ts'
import type { LotteryId } from './draw.ts'
import type { PrizeId, PrizePool } from './prize-pool.ts'

/** The published part of a lottery: its digests before it opens, its seed once it is over. */
export interface PublishedLottery {
  readonly id: LotteryId
  readonly window: CampaignWindow
  readonly blankWeight: number
  /** As they were when it opened, in the order in which a roll goes through them. */
  readonly prizes: readonly { readonly id: PrizeId; readonly weight: number; readonly stock: number }[]
  readonly seedDigest: string
  readonly termsDigest: string
  readonly seed: string | null
}

/** One draw as it is published. It has no names: a person is a number within the lottery. */
export interface PublishedDraw {
  /** From 1 on, without a gap. */
  readonly position: number
  /** People are numbered in the order of their first draws. */
  readonly person: number
  /** Which of this person's draws it was. */
  readonly counter: number
  readonly prize: PrizeId | null
  /** Of each prize, in the order of the lottery's. */
  readonly stockBefore: readonly number[]
  readonly drawnAt: number
  /** The digest of the link before it and of this draw, so that nothing earlier can be changed alone. */
  readonly link: string
}

export interface PublishedDraws {
  readonly lottery: PublishedLottery
  readonly draws: readonly PublishedDraw[]
}

type Terms = Pick<PublishedLottery, 'id' | 'window' | 'blankWeight' | 'prizes' | 'seedDigest'>

/** The digest of all that is fixed before the first draw. The first draw's link goes on from it. */
export function termsDigestOf({ id, window, blankWeight, prizes, seedDigest }: Terms, hash: DrawHash): string {
  const table = prizes.map((prize) => [prize.id, prize.weight, prize.stock].join(':')).join(',')
  return hash.digest([id, window.opensAt, window.closesAt, blankWeight, table, seedDigest].join('|'))
}

export function linkOf(before: string, draw: Omit<PublishedDraw, 'link'>, hash: DrawHash): string {
  const { position, person, counter, prize, stockBefore, drawnAt } = draw
  return hash.digest([before, position, person, counter, prize ?? '', stockBefore.join(','), drawnAt].join('|'))
}

export const stockOf = ({ prizes }: Pick<PrizePool, 'prizes'>): readonly number[] => prizes.map(({ stock }) => stock)
