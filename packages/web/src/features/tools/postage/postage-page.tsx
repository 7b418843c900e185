import type { PageModule } from '../../../router/page.ts'
import { postageQuery } from '../tools-queries.ts'
import { postageAsked } from './postage-address.ts'

export { Page } from './postage-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = ({ queries, ports, search }) => {
  const { from, grams } = postageAsked(search)
  return queries.prefetchQuery(postageQuery(ports, from, grams))
}

export const main: NonNullable<PageModule['main']> = ({ ports, search }) => {
  const { from, grams } = postageAsked(search)
  return postageQuery(ports, from, grams).queryKey
}
