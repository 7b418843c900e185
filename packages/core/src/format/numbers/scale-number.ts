import { UNKNOWN_VALUE } from '../unknown-value.ts'

const SCALES = [
  [1e15, '千万亿'],
  [1e12, '万亿'],
  [1e11, '千亿'],
  [1e8, '亿'],
  [1e7, '千万'],
  [1e4, '万'],
  [1e3, '千'],
] as const

/** In the largest Chinese unit that fits, with two decimals; below a thousand as it is (spec §9). */
export function scaleNumber(value: number): string {
  if (!Number.isFinite(value)) return UNKNOWN_VALUE
  const scale = SCALES.find(([size]) => Math.abs(value) >= size)
  return scale === undefined ? String(value) : `${(value / scale[0]).toFixed(2)}${scale[1]}`
}
