import { competitionAmong, type Competitor } from './competition.ts'
import { countedWord } from './counted-word.ts'
import type { SearchCount } from './search-count.ts'
import type { CountedSearches, HotWord, KeywordAnswer, MarketRoll, ShopCount } from './seller-tools.ports.ts'
import { hotTrends, relatedWords, risingTrends, wordTrends } from './word-trend.ts'

const freshness = ({ asOf, from, to, searches, isInvented }: SearchCount): CountedSearches => ({
  asOf,
  from,
  to,
  searches,
  isInvented,
})

export const marketRoll = (count: SearchCount, newShops: number): MarketRoll => ({
  ...freshness(count),
  searchesToday: count.searchesToday,
  newShops,
  rising: risingTrends(wordTrends(count.words)),
})

/** The hot words, once it is known how many shops each of them finds. */
export async function hotWords(
  count: SearchCount,
  shopsOf: (word: string) => Promise<ShopCount>,
): Promise<CountedSearches & { readonly words: readonly HotWord[] }> {
  const words = await Promise.all(
    hotTrends(wordTrends(count.words)).map(async (trend) => ({ ...trend, shops: await shopsOf(trend.word) })),
  )
  return { ...freshness(count), words }
}

/** What is known of one word, as it was typed. */
export function keywordAnswer(
  count: SearchCount,
  typed: string,
  found: { readonly shops: ShopCount; readonly competitors: readonly Competitor[] },
): KeywordAnswer {
  const word = countedWord(typed) ?? typed.trim()
  const trends = wordTrends(count.words)
  const place = trends.findIndex((trend) => trend.word === word)
  return {
    ...freshness(count),
    word,
    trend: trends[place] ?? null,
    rank: place === -1 ? null : place + 1,
    shops: found.shops,
    related: relatedWords(trends, word),
    ...competitionAmong(found.competitors),
  }
}
