import type { Page, Result, StopSignal } from '@diandu/core/kernel'
import { infiniteQueryOptions, useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import type { Ports } from '../../composition/ports.ts'
import { httpFailureOf } from './failures/failure-error.ts'
import { call, type PortsSource } from './queries.ts'
import { useHold, type LoadRole } from './use-hold.ts'

/** All that has come of a list so far, and what an endless list wants to know to ask for more. */
export function usePaged<P extends Page<unknown>>(query: ReturnType<typeof pagedQuery<P>>, role: LoadRole = 'part') {
  const {
    data: pages,
    error,
    isError,
    isLoading,
    isFetching,
    fetchNextPage,
    hasNextPage,
    refetch,
  } = useInfiniteQuery(query)
  const isHeld = useHold(isLoading, role)
  const data = isHeld ? undefined : pages
  const items: readonly P['items'][number][] = data?.pages.flatMap((page) => page.items) ?? []
  const pageFailure = isHeld || data !== undefined ? undefined : httpFailureOf(error)
  if (role === 'own-page' && pageFailure !== undefined) throw error
  return {
    data,
    items,
    /** Why the first page did not come, where an HTTP status says it: it is what the page around it is about. */
    pageFailure,
    isPending: isHeld || (data === undefined && !isError),
    isEmpty: data !== undefined && items.length === 0,
    more: {
      // A list that is there to its end is asked for again in silence.
      state: isHeld
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

type FetchPage<P> = (ports: Ports, cursor: string | null, signal: StopSignal | undefined) => Promise<Result<P>>

/** A list, page by page: each page says where the next one begins. */
export const pagedQuery = <P extends Page<unknown>>(
  ports: PortsSource,
  queryKey: QueryKey,
  fetchPage: FetchPage<P>,
  options: { readonly staleTime?: number } = {},
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, ...requested }) => call(ports, (open, stop) => fetchPage(open, pageParam, stop))(requested),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    ...options,
  })

/** A person's own lists change on other pages too: each visit asks again, showing the last answer meanwhile. */
export const ownPagedQuery = <P extends Page<unknown>>(
  ports: PortsSource,
  queryKey: QueryKey,
  fetchPage: FetchPage<P>,
) => pagedQuery(ports, queryKey, fetchPage, { staleTime: 0 })
