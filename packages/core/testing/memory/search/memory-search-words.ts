import {
  INDUSTRIES,
  isForSale,
  NO_FILTER,
  platformOf,
  printedPart,
  suggestedReadings,
  type SearchWords,
} from '../../../src/catalog/index.ts'
import { ok } from '../../../src/kernel/index.ts'
import type { MarketState } from '../market-state.ts'
import { fits } from './found-shops.ts'

const MAX_WORDS = 10

/** Popular searches are made from the shops on sale: platforms with their industries. */
export function createMemorySearchWords(state: MarketState): SearchWords {
  const shops = () => [...state.shops.values()].map(({ shop }) => shop).filter(({ status }) => isForSale(status))
  const words = () => [
    ...new Set(shops().map(({ platform, industry }) => `${platformOf(platform).name.zh}${INDUSTRIES[industry].zh}`)),
  ]
  return {
    hot: async () => ok(words().slice(0, MAX_WORDS)),
    async holding(keywords) {
      const holding = keywords.trim() === '' ? [] : words().filter((word) => word.includes(keywords.trim()))
      return ok(holding.slice(0, MAX_WORDS))
    },
    async suggest(text) {
      const shelves = {
        platforms: [...new Set(shops().map(({ platform }) => String(platform)))],
        industries: [...new Set(shops().map(({ industry }) => industry))],
      }
      const suggested = suggestedReadings(text, shelves).map((asked) => {
        const found = shops().filter((shop) =>
          fits(shop, NO_FILTER, { asked, leftOut: [], isWidened: false }, state.clock.now()),
        )
        return {
          zh: asked.map((part) => printedPart(part, 'zh')).join(' '),
          en: asked.map((part) => printedPart(part, 'en')).join(' '),
          shops: { count: found.length, capped: false },
        }
      })
      return ok(suggested.filter(({ shops: { count } }) => count > 0).slice(0, MAX_WORDS))
    },
  }
}
