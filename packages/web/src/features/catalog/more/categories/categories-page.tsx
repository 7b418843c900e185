import type { PageModule } from '../../../../router/page.ts'
import { categoriesQuery } from '../../catalog-queries.ts'
import { advisersQuery, themesQuery } from '../recommended/recommended-queries.ts'

export { Page } from './categories-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports }) => {
  await Promise.all([
    queries.prefetchQuery(categoriesQuery(ports)),
    queries.prefetchQuery(themesQuery(ports)),
    queries.prefetchQuery(advisersQuery(ports)),
  ])
}

export const main: NonNullable<PageModule['main']> = ({ ports }) => categoriesQuery(ports).queryKey
