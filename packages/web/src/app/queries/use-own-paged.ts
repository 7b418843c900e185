import { useInfiniteQuery } from '@tanstack/react-query'
import type { Page } from '@diandu/core/kernel'
import type { pagedQuery } from './paged-query.ts'
import { usePageLoad } from './use-page-load.ts'
import { pagedView } from './use-paged.ts'

/** A list of a page that a browser renders: its first entries are told when the page's load shows them. */
export function useOwnPaged<P extends Page<unknown>>(query: ReturnType<typeof pagedQuery<P>>) {
  const told = useInfiniteQuery(query)
  return pagedView(told, usePageLoad(told, query.meta) === 'pending')
}
