export const MAX_ROUND_POINTS = 100

/**
 * 100 at the price, evenly fewer the further off by proportion, and none from twice or half the price on: 1.2 times the
 * price gets what the 1.2th part of it gets. Total.
 */
export function guessPoints(priceFen: number, guessFen: number): number {
  const low = Math.min(priceFen, guessFen)
  const high = Math.max(priceFen, guessFen)
  if (!(low > 0) || !Number.isFinite(high)) return 0
  return Math.max(0, Math.round(MAX_ROUND_POINTS * (2 - high / low)))
}
