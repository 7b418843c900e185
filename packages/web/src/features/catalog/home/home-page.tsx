import type { PageModule } from '../../../router/page.ts'
import { homeQuery } from '../catalog-queries.ts'

export { Page } from './home-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = ({ queries, ports }) =>
  queries.prefetchQuery(homeQuery(ports))

export const main: NonNullable<PageModule['main']> = ({ ports }) => homeQuery(ports).queryKey
