import type { PageModule } from '../../../../router/page.ts'
import { filterCountsQuery, platformSummaryQuery } from '../../catalog-queries.ts'
import { advisersQuery, themesQuery } from '../recommended/recommended-queries.ts'
import { platformInAddress } from './category-address.ts'

export { Page } from './categories-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports, search }) => {
  await Promise.all([
    queries.prefetchQuery(filterCountsQuery(ports)),
    queries.prefetchQuery(platformSummaryQuery(ports, platformInAddress(search))),
    queries.prefetchQuery(themesQuery(ports)),
    queries.prefetchQuery(advisersQuery(ports)),
  ])
}

export const main: NonNullable<PageModule['main']> = ({ ports }) => filterCountsQuery(ports).queryKey
