import { INDUSTRIES, platformOf, type SearchWords } from '../../src/catalog/index.ts'
import { ok } from '../../src/kernel/index.ts'
import type { MarketState } from './market-state.ts'

const MAX_WORDS = 10

/** What is searched for here is what is on the shelves: platforms with their industries. */
export function createMemorySearchWords(state: MarketState): SearchWords {
  const words = () => [
    ...new Set(
      [...state.shops.values()].map(
        ({ shop }) => `${platformOf(shop.platform).name.zh}${INDUSTRIES[shop.industry].zh}`,
      ),
    ),
  ]
  return {
    hot: async () => ok(words().slice(0, MAX_WORDS)),
    async suggest(text) {
      const typed = text.trim().toLowerCase()
      if (typed === '') return ok([])
      const holding = words().filter((word) => word.toLowerCase().includes(typed))
      const isBegun = (word: string) => word.toLowerCase().startsWith(typed)
      return ok(holding.toSorted((one, other) => Number(isBegun(other)) - Number(isBegun(one))).slice(0, MAX_WORDS))
    },
  }
}
