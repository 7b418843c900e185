import type { PageModule } from '../../../router/page.ts'
import { hotWordsQuery } from '../tools-queries.ts'

export { Page } from './hot-words-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = ({ queries, ports }) =>
  queries.prefetchQuery(hotWordsQuery(ports))

export const main: NonNullable<PageModule['main']> = ({ ports }) => hotWordsQuery(ports).queryKey
