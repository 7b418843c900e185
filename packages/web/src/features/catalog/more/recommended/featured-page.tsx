import { useMessages } from '../../../../app/preferences/preferences.ts'
import type { PageModule } from '../../../../router/page.ts'
import { recommendedMessages } from '../../../../messages/catalog/recommended.messages.ts'
import { recommendedQuery } from './recommended-queries.ts'
import { RecommendedList } from './recommended-list.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = ({ queries, ports }) =>
  queries.prefetchInfiniteQuery(recommendedQuery(ports, 'featured'))

/** Shown inside the apps, without a bar of ours. */
export function Page() {
  const { title, line } = useMessages(recommendedMessages).featured
  return <RecommendedList which="featured" viewed={[]} title={title} lineOf={() => line} />
}

export const main: NonNullable<PageModule['main']> = ({ ports }) => recommendedQuery(ports, 'featured').queryKey
