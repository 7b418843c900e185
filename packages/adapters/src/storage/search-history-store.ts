import { parseSearchHistory, type SearchHistoryStore } from '@diandu/core/catalog'
import { STORED_AS } from '@diandu/core/session'
import type { KeyValueStore } from '@diandu/core/kernel'

export const searchHistoryStore = (local: KeyValueStore): SearchHistoryStore => ({
  read: () => parseSearchHistory(local.read(STORED_AS.searchTerms)),
  write: (terms) =>
    terms.length === 0
      ? local.remove(STORED_AS.searchTerms)
      : local.write(STORED_AS.searchTerms, JSON.stringify(terms)),
})
