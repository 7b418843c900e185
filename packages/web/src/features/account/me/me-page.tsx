import { capitalQuery } from '../../../app/money/capital-query.ts'
import { myTurnsQuery } from '../../../app/orders/my-turn/my-turn-query.ts'
import type { PageModule } from '../../../router/page.ts'
import { orderTotalsQuery } from '../account-queries.ts'
import { profileQuery } from '../profile-query.ts'

export { Page } from './me-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports }) => {
  if ((await ports()).sessionStore.readToken() === undefined) return
  await Promise.all([
    queries.prefetchQuery(capitalQuery(ports)),
    queries.prefetchQuery(orderTotalsQuery(ports)),
    queries.prefetchQuery(profileQuery(ports)),
    queries.prefetchQuery(myTurnsQuery(ports)),
  ])
}
