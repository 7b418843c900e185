import { parseDay } from '../../format/index.ts'
import type { Name } from '../../kernel/index.ts'

/** The tasks for coins; each is proved by the server's own records. */
export type CoinTaskId = 'view-shops' | 'add-favourite' | 'value-shop' | 'verify-identity' | 'pay-order' | 'list-shop'

export interface CoinTask {
  readonly id: CoinTaskId
  readonly name: Name
  readonly coins: number
  /** How often it has to happen. */
  readonly goal: number
  readonly period: 'daily' | 'once'
}

/** How coins are earned from a day on, until the next terms begin. */
export interface CoinTerms {
  readonly from: string
  /** For the first day of a streak, the second …; the last one for every day after. */
  readonly signIn: readonly number[]
  /** A missed day can be made up for so many coins, so many days later at most, so often in a calendar month. */
  readonly makeUp: { readonly coins: number; readonly days: number; readonly perMonth: number }
  readonly tasks: readonly CoinTask[]
}

/** The newest first. What a day paid is never changed afterwards: new terms begin on a later day. */
const COIN_TERMS: readonly CoinTerms[] = [
  {
    from: '2026-01-01',
    signIn: [5, 6, 7, 8, 10, 12, 20],
    makeUp: { coins: 15, days: 7, perMonth: 3 },
    tasks: [
      { id: 'view-shops', name: { zh: '浏览 5 家店铺', en: 'View 5 shops' }, coins: 10, goal: 5, period: 'daily' },
      { id: 'add-favourite', name: { zh: '收藏 1 家店铺', en: 'Save a shop' }, coins: 5, goal: 1, period: 'daily' },
      { id: 'value-shop', name: { zh: '给店铺估价 1 次', en: 'Value a shop' }, coins: 10, goal: 1, period: 'daily' },
      {
        id: 'verify-identity',
        name: { zh: '完成实名认证', en: 'Verify your identity' },
        coins: 100,
        goal: 1,
        period: 'once',
      },
      {
        id: 'list-shop',
        name: { zh: '上架 1 家店铺', en: 'List a shop for sale' },
        coins: 200,
        goal: 1,
        period: 'once',
      },
      { id: 'pay-order', name: { zh: '付款 1 笔订单', en: 'Pay for an order' }, coins: 300, goal: 1, period: 'once' },
    ],
  },
]

/** The terms of an instant; before the first ones, and at no instant, these are the first. */
export function coinTermsAt(at: number, all: readonly CoinTerms[] = COIN_TERMS): CoinTerms {
  const terms = all.find(({ from }) => at >= parseDay(from)) ?? all.at(-1)
  if (terms === undefined) throw new Error('There are no terms of coins.')
  return terms
}
