import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import type { Page, Result, StopSignal } from '@diandu/core/kernel'
import type { Ports } from '../../composition/ports.ts'
import { call } from './run-query.ts'
import type { PortsSource } from './ports-context.ts'

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
