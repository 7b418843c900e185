import { chineseTime } from '../../../src/format/index.ts'
import { countedWord } from '../../../src/tools/index.ts'
import type { MarketState } from '../market-state.ts'

/** One more search for a word; whose it was is not stored. */
export function countSearch(state: MarketState, text: string): void {
  const word = countedWord(text)
  if (word === undefined) return
  const day = chineseTime(state.clock.now(), 'YYYY-MM-DD')
  const known = state.searchDays.get(`${day} ${word}`)
  state.searchDays.set(`${day} ${word}`, { day, word, searches: (known?.searches ?? 0) + 1, invented: 0 })
}
