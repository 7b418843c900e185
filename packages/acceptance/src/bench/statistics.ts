export interface Spread {
  readonly median: number
  readonly min: number
  readonly max: number
}

/** Interpolated between the neighbours; `share` 0.5 is the median. Not a number for no values at all. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  if (sorted.length === 0) return Number.NaN
  const place = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(place)] ?? Number.NaN, sorted[Math.ceil(place)] ?? Number.NaN]
  return below + (above - below) * (place - Math.floor(place))
}

export const spreadOf = (values: readonly number[]): Spread => ({
  median: quantile(values, 0.5),
  min: Math.min(...values),
  max: Math.max(...values),
})

/** `508 (480–560)`; with decimals below ten, where they matter. */
export function spreadText({ median, min, max }: Spread): string {
  return min === max || Number.isNaN(median)
    ? numberText(median)
    : `${numberText(median)} (${numberText(min)}–${numberText(max)})`
}

export const numberText = (value: number): string => {
  if (!Number.isFinite(value)) return '–'
  return Math.abs(value) >= 10 || Number.isInteger(value)
    ? String(Math.round(value))
    : String(Math.round(value * 1000) / 1000)
}
