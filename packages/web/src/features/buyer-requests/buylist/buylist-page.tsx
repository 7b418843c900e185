import type { PageModule } from '../../../router/page.ts'
import { openRequestsQuery } from '../request-queries.ts'
import { readBuylistAddress } from './buylist-address.ts'

export { Page } from './buylist-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ search, queries, ports }) => {
  const filter = readBuylistAddress(search)
  if (!filter.fitting) await queries.prefetchInfiniteQuery(openRequestsQuery(ports, filter, undefined))
}

export const main: NonNullable<PageModule['main']> = ({ search, ports }) =>
  openRequestsQuery(ports, readBuylistAddress(search), undefined).queryKey
