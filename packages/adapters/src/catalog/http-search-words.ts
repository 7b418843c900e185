import type { SearchWords } from '@diandu/core/catalog'
import { getHotKeywords, getHotSearchWords, getSearchSuggestions } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpSearchWords = (client: Client): SearchWords => ({
  hot: (signal) => client.send(getHotSearchWords, {}, { signal }),
  holding: (keywords, signal) => client.send(getHotKeywords, { keywords }, { signal }),
  suggest: (text, signal) => client.send(getSearchSuggestions, { text }, { signal }),
})
