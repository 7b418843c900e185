import type { PageModule } from '../../../router/page.ts'
import { shopClassesQuery } from '../tools-queries.ts'

export { Page } from './ratings-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = ({ queries, ports }) =>
  queries.prefetchQuery(shopClassesQuery(ports))
