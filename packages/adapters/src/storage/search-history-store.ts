import { parseSearchHistory, type SearchHistoryStore } from '@diandu/core/catalog'
import type { KeyValueStore } from './key-value-store.ts'

const KEY = 'searchLocal'

export const searchHistoryStore = (local: KeyValueStore): SearchHistoryStore => ({
  read: () => parseSearchHistory(local.read(KEY)),
  write: (terms) => (terms.length === 0 ? local.remove(KEY) : local.write(KEY, JSON.stringify(terms))),
})
