import type { Sale } from '../valuation/index.ts'

/** Of so many different shops a game is made. */
export const GAME_ROUNDS = 10

/**
 * The shops that a game may be about, each once. The newer half of what was sold is for games that are ranked, the
 * older one for practice: time takes a shop from the first to the second and never back, so that no price that practice
 * tells is asked for in a ranked game. While few were sold, ranked games have them first.
 */
export function deckFor(kind: 'practice' | 'ranked', sales: readonly Sale[]): readonly Sale[] {
  const sold = new Map<string, Sale>()
  for (const sale of sales)
    if (sale.priceFen > 0 && !(sale.soldAt <= (sold.get(sale.shopId)?.soldAt ?? -Infinity))) sold.set(sale.shopId, sale)
  const newestFirst = [...sold.values()].toSorted(
    (one, other) => other.soldAt - one.soldAt || (one.shopId < other.shopId ? -1 : 1),
  )
  const ranked = Math.max(GAME_ROUNDS, Math.ceil(newestFirst.length / 2))
  return kind === 'ranked' ? newestFirst.slice(0, ranked) : newestFirst.slice(ranked)
}
