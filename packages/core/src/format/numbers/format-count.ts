import { groupThousands } from './group-thousands.ts'
import { UNKNOWN_VALUE } from '../unknown-value.ts'

/**
 * How many there are, every digit written, in groups of three: 12345 gives `12,345`, alike in Chinese and English. The
 * engine's own number formats take a phone ten milliseconds and more to get ready.
 */
export function formatCount(count: number): string {
  if (!Number.isFinite(count)) return UNKNOWN_VALUE
  return groupThousands(String(BigInt(Math.trunc(count))))
}
