import { isForSale } from '../../../src/catalog/index.ts'
import { DAY_MS, ok } from '../../../src/kernel/index.ts'
import {
  countSearches,
  hotWords,
  keywordAnswer,
  marketRoll,
  PERIOD_DAYS,
  type MarketWords,
} from '../../../src/tools/index.ts'
import type { MarketState } from '../market-state.ts'
import { matches } from '../search/found-shops.ts'

/** Searches of all users, by word and day. */
export function createMemoryMarketWords(state: MarketState): MarketWords {
  const count = () => countSearches([...state.searchDays.values()], state.clock.now())
  const forSale = () => [...state.shops.values()].map(({ shop }) => shop).filter(({ status }) => isForSale(status))
  const competitors = (word: string) => forSale().filter((shop) => matches(shop, { text: word, sort: 'latest' }, 0))
  const shopsOf = (word: string) => ({ count: competitors(word).length, capped: false })
  return {
    async roll() {
      const since = state.clock.now() - PERIOD_DAYS * DAY_MS
      return ok(marketRoll(count(), forSale().filter(({ publishedAt }) => publishedAt >= since).length))
    },
    hot: async () => ok(await hotWords(count(), async (word) => shopsOf(word))),
    keyword: async (word) => ok(keywordAnswer(count(), word, { shops: shopsOf(word), competitors: competitors(word) })),
  }
}
