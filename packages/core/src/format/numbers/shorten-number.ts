import { UNKNOWN_VALUE } from '../unknown-value.ts'

/** From five integer digits on in units of ten thousand: 12345.6 gives `1.23万` (spec §9). */
export function shortenNumber(value: number): string {
  if (!Number.isFinite(value)) return UNKNOWN_VALUE
  return Math.abs(value) < 10_000 ? String(value) : `${(value / 10_000).toFixed(2)}万`
}
