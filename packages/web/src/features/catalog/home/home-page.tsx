import { companyQuery } from '../../../app/layout/company/company-query.ts'
import type { PageModule } from '../../../router/page.ts'
import { homeQuery } from '../catalog-queries.ts'

export { Page } from './home-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports }) => {
  await Promise.all([queries.prefetchQuery(homeQuery(ports)), queries.prefetchQuery(companyQuery(ports))])
}

export const main: NonNullable<PageModule['main']> = ({ ports }) => homeQuery(ports).queryKey
