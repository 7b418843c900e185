import type { PageModule } from '../../../router/page.ts'
import { profileQuery } from '../profile-query.ts'

export { Page } from './user-setting-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports }) => {
  if ((await ports()).sessionStore.readToken() !== undefined) await queries.prefetchQuery(profileQuery(ports))
}
