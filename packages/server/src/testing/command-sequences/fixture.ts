import { DAY_MS, type Result } from '@diandu/core/kernel'
import { reasonOf } from '@diandu/core/testing'
import { PRICE_FEN } from '../../orders/testing/open-market.ts'
import type { SequenceMarket } from './sequence-market.ts'
import type { ModelOffer } from './model/coupons.ts'
import type { MarketModel } from './model/market-model.ts'

/** The server and the model of it, with what was done to both so far. */
export interface Fixture {
  readonly market: SequenceMarket
  readonly model: MarketModel
  readonly story: string[]
}

export const BUYERS = ['ann', 'bo', 'cy'] as const
export const SHOPS = ['s1', 's2', 's3', 's4', 's5'] as const

/**
 * Some for every user, one for each of the first, more than any order's fee, and one that is soon over and wants much
 * spent.
 */
export const couponOffers = (now: number): readonly ModelOffer[] => {
  const terms = { validFrom: now, validUntil: now + 20 * DAY_MS, claimUntil: now + 10 * DAY_MS, leastSpendFen: 0 }
  return [
    { ...terms, id: 'some-off', title: '立减', amountFen: 200_00, perPerson: 2, stock: 5 },
    { ...terms, id: 'all-off', title: '全免', amountFen: 2 * PRICE_FEN, perPerson: 1, stock: 2 },
    {
      ...terms,
      id: 'soon-over',
      title: '满减',
      amountFen: 300_00,
      leastSpendFen: PRICE_FEN,
      validUntil: now + DAY_MS,
      claimUntil: now + DAY_MS / 2,
      perPerson: 1,
      stock: 3,
    },
  ]
}

/** Pictures that each buyer has uploaded, all of them the same ones. */
export const RECEIPTS = ['receipt 1', 'receipt 2'] as const
export const receiptOf = (buyer: string, receipt: string): string => `${buyer}-${receipt.replace(' ', '-')}`

/** The one at a place that goes around; undefined where there is none. */
export const oneOf = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)]

/** Both have done it: the step is recorded, and their answers must agree. */
export const agree = (fixture: Fixture, words: string, result: Result<unknown>, refusal: string | undefined): void =>
  sameOf(fixture, words, reasonOf(result), refusal ?? 'ok')

export function sameOf({ story }: Fixture, words: string, says: string, wants: string): void {
  story.push(`${words}: ${says}`)
  if (says !== wants) throw new Error(`the server says ${says}, the model ${wants}`)
}
