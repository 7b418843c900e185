import type { PageModule } from '../../../router/page.ts'
import { companyQuery } from '../../../app/layout/company/company-query.ts'

export { Page } from './about-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = ({ queries, ports }) =>
  queries.prefetchQuery(companyQuery(ports))

export const main: NonNullable<PageModule['main']> = ({ ports }) => companyQuery(ports).queryKey
