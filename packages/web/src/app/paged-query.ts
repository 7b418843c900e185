import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import type { Page, Result, StopSignal } from '@diandu/core/kernel'
import type { Ports } from '../composition/ports.ts'
import { ask } from './ask.ts'
import type { PortsSource } from './ports-context.ts'

type AskForPage<P> = (ports: Ports, cursor: string | null, signal: StopSignal | undefined) => Promise<Result<P>>

/** A list, page by page: each page says where the next one begins. */
export const pagedQuery = <P extends Page<unknown>>(ports: PortsSource, queryKey: QueryKey, askForPage: AskForPage<P>, freshness: { readonly staleTime?: number } = {}) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => ask(ports, (open, stop) => askForPage(open, pageParam, stop))({ signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    ...freshness,
  })

/** A person's own lists change on other pages too: each visit asks anew, showing the last answer meanwhile. */
export const ownPagedQuery = <P extends Page<unknown>>(ports: PortsSource, queryKey: QueryKey, askForPage: AskForPage<P>) =>
  pagedQuery(ports, queryKey, askForPage, { staleTime: 0 })
