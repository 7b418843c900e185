import type { PageModule } from '../../../router/page.ts'
import { addressesQuery } from '../address-queries.ts'

export { Page } from './address-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports }) => {
  if ((await ports()).sessionStore.readToken() !== undefined) await queries.prefetchQuery(addressesQuery(ports))
}
