import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Page } from '@diandu/core/kernel'
import { httpFailureOf } from './failures/failure-error.ts'
import type { pagedQuery } from './paged-query.ts'
import { useSkeletonHold } from './use-skeleton-hold.ts'

/** All that has come of a list so far, and what an endless list wants to know to ask for more. */
export function usePaged<P extends Page<unknown>>(query: ReturnType<typeof pagedQuery<P>>) {
  const pages = useInfiniteQuery(query)
  return pagedView(pages, useSkeletonHold(pages.isLoading))
}

/** `isAwaited` holds back what came of the first page. */
export function pagedView<P extends Page<unknown>>(pages: UseInfiniteQueryResult<InfiniteData<P>>, isAwaited: boolean) {
  const { fetchNextPage, hasNextPage, isFetching, isError, error, refetch } = pages
  const data = isAwaited ? undefined : pages.data
  const items: readonly P['items'][number][] = data?.pages.flatMap((page) => page.items) ?? []
  return {
    data,
    items,
    /** Why the first page did not come, where an HTTP status says it: it is what the page around it is about. */
    failure: isAwaited || data !== undefined ? undefined : httpFailureOf(error),
    isEmpty: data !== undefined && items.length === 0,
    more: {
      // A list that is there to its end is asked for again in silence.
      state: isAwaited
        ? 'loading'
        : isError
          ? 'failed'
          : isFetching && (data === undefined || hasNextPage)
            ? 'loading'
            : 'idle',
      hasMore: hasNextPage,
      onMore: () => void (data === undefined ? refetch() : fetchNextPage()),
    },
  } as const
}
