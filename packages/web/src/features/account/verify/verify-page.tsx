import type { PageModule } from '../../../router/page.ts'
import { verificationQuery } from '../verification-query.ts'

export { Page } from './verify-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports }) => {
  if ((await ports()).sessionStore.readToken() !== undefined) await queries.prefetchQuery(verificationQuery(ports))
}
