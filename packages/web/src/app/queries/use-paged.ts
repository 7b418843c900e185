import { useInfiniteQuery } from '@tanstack/react-query'
import type { Page } from '@diandu/core/kernel'
import type { pagedQuery } from './paged-query.ts'

/** All that has come of a list so far, and what an endless list wants to know to ask for more. */
export function usePaged<P extends Page<unknown>>(query: ReturnType<typeof pagedQuery<P>>) {
  const { data, fetchNextPage, hasNextPage, isFetching, isError, refetch } = useInfiniteQuery(query)
  const items: readonly P['items'][number][] = data?.pages.flatMap((page) => page.items) ?? []
  return {
    data,
    items,
    isEmpty: data !== undefined && items.length === 0,
    more: {
      // A list that is there to its end is asked for again in silence.
      state: isError ? 'failed' : isFetching && (data === undefined || hasNextPage) ? 'loading' : 'idle',
      hasMore: hasNextPage,
      onMore: () => void (data === undefined ? refetch() : fetchNextPage()),
    },
  } as const
}
