import type { PageModule } from '../../../router/page.ts'
import { companyQuery } from '../company-query.ts'

export { Page } from './about-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = ({ queries, ports }) =>
  queries.prefetchQuery(companyQuery(ports))
