import type { PageModule } from '../../../router/page.ts'
import { NO_FILTER } from '@diandu/core/catalog'
import { filterCountsQuery, hotWordsQuery } from '../catalog-queries.ts'

export { Page } from './search-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports }) => {
  await Promise.all([
    queries.prefetchQuery(hotWordsQuery(ports)),
    queries.prefetchQuery(filterCountsQuery(ports, NO_FILTER)),
  ])
}
