import type { PageModule } from '../../../router/page.ts'
import { favouritesQuery, viewedShopsQuery } from '../account-queries.ts'
import { isSeenTab } from './seen-tab.ts'

export { Page } from './favourites-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports, search }) => {
  if ((await ports()).sessionStore.readToken() === undefined) return
  await queries.prefetchInfiniteQuery(isSeenTab(search) ? viewedShopsQuery(ports) : favouritesQuery(ports))
}
