import type { SearchWords } from '@diandu/core/catalog'
import { getHotSearchWords, getSearchSuggestions } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpSearchWords = (client: Client): SearchWords => ({
  hot: (signal) => client.send(getHotSearchWords, {}, { signal }),
  suggest: (text, signal) => client.send(getSearchSuggestions, { text }, { signal }),
})
