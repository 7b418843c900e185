import { competitionAmong, type Competitor } from './competition.ts'
import { countedWord } from './counted-word.ts'
import type { SearchCount } from './search-count.ts'
import type { CountedSearches, HotWord, KeywordAnswer, MarketRoll, ShopCount } from './seller-tools.ports.ts'
import { shownWord } from './shown-word.ts'
import { hotTrends, relatedWords, risingTrends, wordTrends, type WordTrend } from './word-trend.ts'

const freshness = ({ asOf, from, to, searches, isInvented }: SearchCount): CountedSearches => ({
  asOf,
  from,
  to,
  searches,
  isInvented,
})

const shown = (trend: WordTrend): WordTrend => ({ ...trend, word: shownWord(trend.word) })

export const marketRoll = (count: SearchCount, newShops: number): MarketRoll => ({
  ...freshness(count),
  searchesToday: count.searchesToday,
  newShops,
  rising: risingTrends(wordTrends(count.words)).map(shown),
})

/** The hot words, once it is known how many shops each of them finds. */
export async function hotWords(
  count: SearchCount,
  shopsOf: (word: string) => Promise<ShopCount>,
): Promise<CountedSearches & { readonly words: readonly HotWord[] }> {
  const words = await Promise.all(
    hotTrends(wordTrends(count.words)).map(async (trend) => ({ ...shown(trend), shops: await shopsOf(trend.word) })),
  )
  return { ...freshness(count), words }
}

/** The figures of one word, as it was typed. */
export function keywordAnswer(
  count: SearchCount,
  typed: string,
  found: { readonly shops: ShopCount; readonly competitors: readonly Competitor[] },
): KeywordAnswer {
  const word = countedWord(typed) ?? typed.trim()
  const trends = wordTrends(count.words)
  const place = trends.findIndex((trend) => trend.word === word)
  const own = trends[place]
  return {
    ...freshness(count),
    word: shownWord(word),
    trend: own === undefined ? null : shown(own),
    rank: place === -1 ? null : place + 1,
    shops: found.shops,
    related: relatedWords(trends, word).map(shownWord),
    ...competitionAmong(found.competitors),
  }
}
