import type { Result } from '@diandu/core/kernel'
import type { Order } from '@diandu/core/orders'
import { checkBooks } from '../../wallet/index.ts'
import { PRICE_FEN, type Market } from './open-market.ts'

/** Any way to pay an order in full: the real one, or one that is known to be wrong. */
export type PayInFull = (market: Market, userId: string, order: Order) => Promise<Result<unknown>>

export interface RaceOutcome {
  readonly paid: number
  readonly refusals: readonly Result<unknown>[]
  readonly complaints: readonly string[]
  readonly availableFen: number
}

const FULL_FEN = PRICE_FEN + PRICE_FEN / 10

/** Thirty payments for one order, and money for all of them. */
export async function raceForOneOrder(market: Market, pay: PayInFull): Promise<RaceOutcome> {
  await market.addPerson('buyer', 30 * FULL_FEN)
  const order = await market.placed('buyer', await market.addShop('shop'))
  return outcomeOf(market, await Promise.all(Array.from({ length: 30 }, () => pay(market, 'buyer', order))))
}

/** Fifty payments for fifty orders, and money for ten. */
export async function raceForTheMoney(market: Market, pay: PayInFull): Promise<RaceOutcome> {
  await market.addPerson('buyer', 10 * FULL_FEN + 1)
  const orders: Order[] = []
  for (let at = 0; at < 50; at += 1) orders.push(await market.placed('buyer', await market.addShop(`shop-${at}`)))
  return outcomeOf(market, await Promise.all(orders.map((order) => pay(market, 'buyer', order))))
}

async function outcomeOf({ db }: Market, results: readonly Result<unknown>[]): Promise<RaceOutcome> {
  const [account] = await db.query<{ balanceFen: number }>(
    `SELECT balance_fen FROM accounts WHERE id = 'available:buyer'`,
  )
  return {
    paid: results.filter(({ ok }) => ok).length,
    refusals: results.filter(({ ok }) => !ok),
    complaints: await checkBooks(db),
    availableFen: account?.balanceFen ?? 0,
  }
}
