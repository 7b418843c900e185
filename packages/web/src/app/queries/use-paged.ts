import { useInfiniteQuery } from '@tanstack/react-query'
import type { Failure, Page } from '@diandu/core/kernel'
import { failureOfError } from '../failures/failure-error.ts'
import type { pagedQuery } from './paged-query.ts'

const httpFailure = (error: Error): Failure | undefined => {
  const failure = failureOfError(error)
  return failure.kind === 'http' || failure.kind === 'too-many-requests' ? failure : undefined
}

/** All that has come of a list so far, and what an endless list wants to know to ask for more. */
export function usePaged<P extends Page<unknown>>(query: ReturnType<typeof pagedQuery<P>>) {
  const { data, fetchNextPage, hasNextPage, isFetching, isError, error, refetch } = useInfiniteQuery(query)
  const items: readonly P['items'][number][] = data?.pages.flatMap((page) => page.items) ?? []
  return {
    data,
    items,
    /** Why the first page did not come, where an HTTP status says it: it is what the page around it is about. */
    failure: data === undefined && error !== null ? httpFailure(error) : undefined,
    isEmpty: data !== undefined && items.length === 0,
    more: {
      // A list that is there to its end is asked for again in silence.
      state: isError ? 'failed' : isFetching && (data === undefined || hasNextPage) ? 'loading' : 'idle',
      hasMore: hasNextPage,
      onMore: () => void (data === undefined ? refetch() : fetchNextPage()),
    },
  } as const
}
