import type { ListingStatus } from '../../catalog/index.ts'
import { fail, ok, refused, type Result } from '../../kernel/index.ts'
import type { ClosingObstacle } from '../account-safety.ts'

/** The user's unfinished dealings, which keep an account open. */
export interface ClosingFacts {
  readonly hasOpenOrders: boolean
  readonly hasMoney: boolean
  readonly hasShops: boolean
  readonly hasDebts: boolean
  /** By a seller who owes damages, or by a recharge that is under way or came late. */
  readonly isOwed: boolean
}

/**
 * Shops with which an account stays open: those that others see, and those that a reviewer has before them. What is
 * paused, withdrawn or refused leaves with its seller; one in a deal is an open order.
 */
export const LISTINGS_THAT_STAY: readonly ListingStatus[] = ['under-review', 'on-sale']

export function closingObstacles(facts: ClosingFacts): readonly ClosingObstacle[] {
  const { hasOpenOrders, hasMoney, hasShops, hasDebts, isOwed } = facts
  const obstacles: readonly (readonly [boolean, ClosingObstacle])[] = [
    [hasOpenOrders, 'open-orders'],
    [hasMoney, 'money-left'],
    [hasShops, 'shops-on-sale'],
    [hasDebts, 'debts-owed'],
    [isOwed, 'money-awaited'],
  ]
  return obstacles.flatMap(([isThere, obstacle]) => (isThere ? [obstacle] : []))
}

/** Asked before the code is tried, so that it stays good for another day. */
export const decideClosing = (obstacles: readonly ClosingObstacle[]): Result<null> =>
  obstacles.length === 0
    ? ok(null)
    : fail(refused('account-in-use', '还有未了结的订单、在售店铺、余额或欠款，暂时不能注销'))
