import { chineseTime } from '@diandu/core/format'
import { DAY_MS } from '@diandu/core/kernel'
import { countedWord, TREND_DAYS } from '@diandu/core/tools'
import { addSearches } from '../catalog/index.ts'
import type { Queries } from '../database/index.ts'
import { DEMO_SEARCH_WORDS } from './demo-search-words.ts'
import { seededDice } from './dice.ts'

/** Of what a word is searched for within a month; the dice decide how it comes to pass. */
const MONTH_SHARE = 1 / TREND_DAYS
const WEEKEND = 1.35
/** How much a word gains or loses in a month at most, against where it began. */
const MAX_CHANGE = 0.6
const SEED = 151

/** A month of invented searches, the same for the same day, each counted as invented. */
export async function putDemoSearches(db: Queries, nowMs: number): Promise<void> {
  const words = [...DEMO_SEARCH_WORDS].flatMap(([text, weight], number) => {
    const word = countedWord(text)
    const dice = seededDice(SEED + number)
    return word === undefined ? [] : [{ word, weight, dice, change: (dice.roll() * 2 - 1) * MAX_CHANGE }]
  })
  for (let at = 0; at < TREND_DAYS; at += 1) {
    const dayMs = nowMs - (TREND_DAYS - 1 - at) * DAY_MS
    const isWeekend = ['0', '6'].includes(chineseTime(dayMs, 'd'))
    const counts = new Map(
      words.map(({ word, weight, dice, change }) => {
        const expected = weight * MONTH_SHARE * (1 + (change * at) / TREND_DAYS) * (isWeekend ? WEEKEND : 1)
        return [word, Math.max(1, Math.round(expected * (0.8 + 0.4 * dice.roll())))] as const
      }),
    )
    await addSearches(db, chineseTime(dayMs, 'YYYY-MM-DD'), counts, { invented: true })
  }
}
