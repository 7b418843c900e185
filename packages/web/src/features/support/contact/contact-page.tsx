import { companyQuery } from '../../../app/layout/company/company-query.ts'
import type { PageModule } from '../../../router/page.ts'

export { Page } from './contact-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = ({ queries, ports }) =>
  queries.prefetchQuery(companyQuery(ports))

export const main: NonNullable<PageModule['main']> = ({ ports }) => companyQuery(ports).queryKey
