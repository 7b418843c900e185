import type { PageModule } from '../../../router/page.ts'
import { platformSummaryQuery } from '../catalog-queries.ts'
import { shopsQuery } from '../list-queries.ts'
import { readListAddress } from './list-address.ts'
import { listHeading } from './list-heading.ts'

export { Page } from './list-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ path, parameters, search, queries, ports }) => {
  const { filter } = readListAddress(path, parameters, search)
  const [platform, ...others] = filter.platforms ?? []
  await Promise.all([
    queries.prefetchInfiniteQuery(shopsQuery(ports, filter)),
    platform === undefined || others.length > 0
      ? undefined
      : queries.prefetchQuery(platformSummaryQuery(ports, platform)),
  ])
}

export const main: NonNullable<PageModule['main']> = ({ path, parameters, search, ports }) =>
  shopsQuery(ports, readListAddress(path, parameters, search).filter).queryKey

export const describe: NonNullable<PageModule['describe']> = ({ path, parameters, search, locale }) => ({
  title: listHeading(readListAddress(path, parameters, search).filter, locale),
})
