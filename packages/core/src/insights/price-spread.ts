/** A middle of fewer would tell more of one of them than of the market. */
export const MIN_COMPARED = 5

/** How prices, or any amounts, lie: the lowest, the quarters, the middle and the highest. */
export interface PriceSpread {
  readonly count: number
  readonly lowFen: number
  readonly quarterFen: number
  readonly medianFen: number
  readonly threeQuarterFen: number
  readonly highFen: number
}

/** Of whole amounts; null where there are too few. */
export function priceSpread(amountsFen: readonly number[]): PriceSpread | null {
  const sorted = amountsFen.filter(Number.isSafeInteger).toSorted((one, other) => one - other)
  if (sorted.length < MIN_COMPARED) return null
  return {
    count: sorted.length,
    lowFen: quantile(sorted, 0),
    quarterFen: quantile(sorted, 0.25),
    medianFen: quantile(sorted, 0.5),
    threeQuarterFen: quantile(sorted, 0.75),
    highFen: quantile(sorted, 1),
  }
}

/** Between two neighbours in proportion, in whole fen. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return Math.round(below + (above - below) * (place - Math.floor(place)))
}
