import type { PageModule } from '../../../router/page.ts'
import { rankingQuery } from './game-queries.ts'

export { Page } from './game-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = ({ queries, ports }) =>
  queries.prefetchQuery(rankingQuery(ports))
