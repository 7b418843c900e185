import type { PageModule } from '../../../router/page.ts'
import { agreementQuery } from '../agreement-query.ts'
import { isPrivacy } from './privacy-text.ts'

export { Page } from './about-detail-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports, search }) => {
  if (!isPrivacy(search)) await queries.prefetchQuery(agreementQuery(ports))
}

export const main: NonNullable<PageModule['main']> = ({ ports }) => agreementQuery(ports).queryKey
