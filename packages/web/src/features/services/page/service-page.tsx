import { nameIn } from '@diandu/core/messages'
import { serviceAt, servicePath, type Service } from '@diandu/core/services'
import type { PageModule } from '../../../router/page.ts'
import { serviceContactQuery, servicePageQuery } from '../services-queries.ts'

export { Page } from './service-screen.tsx'

/** The table of routes has a row for each of them. */
const serviceOf = (path: string): Service => serviceAt(path) ?? 'residence'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports, path }) => {
  await Promise.all([
    queries.prefetchQuery(servicePageQuery(ports, serviceOf(path))),
    queries.prefetchQuery(serviceContactQuery(ports)),
  ])
}

export const main: NonNullable<PageModule['main']> = ({ ports, path }) =>
  servicePageQuery(ports, serviceOf(path)).queryKey

export const describe: NonNullable<PageModule['describe']> = ({ queries, ports, path, locale }) => {
  const page = queries.getQueryData(servicePageQuery(ports, serviceOf(path)).queryKey)
  if (page === undefined) return {}
  return {
    title: nameIn(page.offer.title, locale),
    description: nameIn(page.offer.line, locale),
    canonicalPath: servicePath(page.offer.service, ''),
  }
}
