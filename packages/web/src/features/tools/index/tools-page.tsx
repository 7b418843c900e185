import type { PageModule } from '../../../router/page.ts'
import { rollQuery } from '../tools-queries.ts'

export { Page } from './tools-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = ({ queries, ports }) =>
  queries.prefetchQuery(rollQuery(ports))
