import type { SearchHistoryStore } from '../../src/catalog/index.ts'

export function createMemorySearchHistoryStore(terms: readonly string[] = []): SearchHistoryStore {
  let stored = terms
  return {
    read: () => stored,
    write(written) {
      stored = written
    },
  }
}
