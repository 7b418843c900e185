import type { PageModule } from '../../../router/page.ts'
import { marketCountsQuery, hotWordsQuery } from '../catalog-queries.ts'

export { Page } from './search-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports }) => {
  await Promise.all([queries.prefetchQuery(hotWordsQuery(ports)), queries.prefetchQuery(marketCountsQuery(ports))])
}
