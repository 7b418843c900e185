import { chineseTime } from '@diandu/core/format'
import type { Random } from '@diandu/core/kernel'

/**
 * DD, the day in China, six digits of chance: short enough for the telephone, and it does not tell how much is sold.
 */
export function orderNumber(nowMs: number, random: Random): string {
  return `DD${chineseTime(nowMs, 'YYMMDD')}${String(random.below(1_000_000)).padStart(6, '0')}`
}
