import { MAX_SEARCH_LENGTH } from '@diandu/core/catalog'
import type { PageModule } from '../../../router/page.ts'
import { keywordQuery } from '../tools-queries.ts'
import { wordOf } from './keyword-address.ts'

export { Page } from './keyword-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports, search }) => {
  const { word, length } = wordOf(search)
  if (length > 0 && length <= MAX_SEARCH_LENGTH) await queries.prefetchQuery(keywordQuery(ports, word))
}

export const main: NonNullable<PageModule['main']> = ({ ports, search }) =>
  keywordQuery(ports, wordOf(search).word).queryKey
