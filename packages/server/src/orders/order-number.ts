import { formatTime } from '@diandu/core/format'
import type { Random } from '@diandu/core/kernel'

/** DD, the day in China, six digits of chance: short enough for the telephone, and it does not tell how much is sold. */
export function orderNumber(nowMs: number, random: Random): string {
  const day = formatTime(nowMs, 'yyyy-mm-dd').replaceAll('-', '').slice(2)
  return `DD${day}${String(random.below(1_000_000)).padStart(6, '0')}`
}
