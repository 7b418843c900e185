/** Money is a whole number of fen, and a name that holds it ends in `Fen`. */

/** The largest amount the platform handles: 12 digits of yuan, 14 of fen, still exact in a double. */
export const MAX_FEN = 99_999_999_999_999

export function isFen(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_FEN
}

/**
 * `percent` of an amount, half a fen rounded up. Exact: no binary fraction takes part, and of one there is no
 * percentage.
 */
export function percentOf(amountFen: number, percent: number): number {
  if (!Number.isInteger(amountFen) || !Number.isInteger(percent)) return Number.NaN
  return Number((BigInt(amountFen) * BigInt(percent) + 50n) / 100n)
}

export function sumFen(amountsFen: readonly number[]): number {
  return amountsFen.reduce((sum, amountFen) => sum + amountFen, 0)
}
