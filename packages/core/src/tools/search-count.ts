import { chineseTime } from '../format/index.ts'
import { DAY_MS } from '../kernel/index.ts'
import { PERIOD_DAYS, TREND_DAYS, type WordDays } from './word-trend.ts'

/** How often a word was searched for on one day. */
export interface SearchDay {
  /** YYYY-MM-DD, in China. */
  readonly day: string
  readonly word: string
  readonly searches: number
  /** How many of them a demonstration made up. */
  readonly invented: number
}

export interface SearchCount {
  readonly asOf: number
  readonly from: string
  readonly to: string
  /** Of the last seven days. */
  readonly searches: number
  readonly searchesToday: number
  readonly isInvented: boolean
  readonly words: readonly WordDays[]
}

const daysBefore = (nowMs: number, days: number): string => chineseTime(nowMs - days * DAY_MS, 'YYYY-MM-DD')

/** The first day of the trends that end now. */
export const firstTrendDay = (nowMs: number): string => daysBefore(nowMs, TREND_DAYS - 1)

/** Counted rows as trends: each word with a number for each of thirty days. */
export function countSearches(rows: readonly SearchDay[], nowMs: number): SearchCount {
  const days = Array.from({ length: TREND_DAYS }, (_, at) => daysBefore(nowMs, TREND_DAYS - 1 - at))
  const placeOf = new Map(days.map((day, at) => [day, at]))
  const within = rows.filter(({ day }) => placeOf.has(day))
  const words = new Map<string, number[]>()
  for (const { day, word, searches } of within) {
    const counts = words.get(word) ?? days.map(() => 0)
    const at = placeOf.get(day) ?? 0
    counts[at] = (counts[at] ?? 0) + searches
    words.set(word, counts)
  }
  const since = daysBefore(nowMs, PERIOD_DAYS - 1)
  const today = daysBefore(nowMs, 0)
  const sumOf = (isCounted: (row: SearchDay) => boolean): number =>
    within.filter(isCounted).reduce((sum, { searches }) => sum + searches, 0)
  return {
    asOf: nowMs,
    from: firstTrendDay(nowMs),
    to: today,
    searches: sumOf(({ day }) => day >= since),
    searchesToday: sumOf(({ day }) => day === today),
    isInvented: within.some(({ invented }) => invented > 0),
    words: [...words].map(([word, counts]) => ({ word, days: counts })),
  }
}
