import { calendarYear, formatCount } from '../../format/index.ts'
import type { NewMessage } from '../../inbox/index.ts'
import { DAY_MS } from '../../kernel/index.ts'
import { lapsesAt } from './coin-ledger.ts'

/** A person is told so long before their coins lapse. */
const LAPSE_NOTICE_AHEAD_MS = 30 * DAY_MS

/** The year whose coins lapse within the time of which people are told ahead; null where no year's do. */
export function lapsingYear(at: number): number | null {
  const year = calendarYear(at) - 1
  return lapsesAt(year) - at <= LAPSE_NOTICE_AHEAD_MS ? year : null
}

/** How many coins of a year lapse, and until when they can be used. */
export const lapseMessage = (
  { userId, year, coins }: { readonly userId: string; readonly year: number; readonly coins: number },
  at: number,
): NewMessage => ({
  userId,
  event: 'platform.coins',
  key: `coins-lapse:${year}`,
  subject: String(year),
  figures: { coins: formatCount(coins), by: lapsesAt(year) },
  at,
})
