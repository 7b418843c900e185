import type { SearchHistoryStore } from '../../src/catalog/index.ts'

export function createMemorySearchHistoryStore(terms: readonly string[] = []): SearchHistoryStore {
  let kept = terms
  return {
    read: () => kept,
    write(written) {
      kept = written
    },
  }
}
