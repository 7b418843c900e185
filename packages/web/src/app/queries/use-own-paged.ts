import { useInfiniteQuery } from '@tanstack/react-query'
import type { Page } from '@diandu/core/kernel'
import type { pagedQuery } from './paged-query.ts'
import { usePageLoad } from './use-page-load.ts'
import { pagedView } from './use-paged.ts'

/** A list on a page that a browser renders: its first entries are told when the page's load shows them. */
export function useOwnPaged<P extends Page<unknown>>(query: ReturnType<typeof pagedQuery<P>>) {
  const pages = useInfiniteQuery(query)
  return pagedView(pages, usePageLoad(pages, query.meta) === 'pending')
}

/**
 * The list that such a page is about. Where its first page fails with an HTTP status other than 200, the error page
 * takes the page's place (spec §8); any other failure is told within the list, with another try.
 */
export function usePageList<P extends Page<unknown>>(query: ReturnType<typeof pagedQuery<P>>) {
  const pages = useInfiniteQuery(query)
  const list = pagedView(pages, usePageLoad(pages, query.meta) === 'pending')
  if (list.failure !== undefined) throw pages.error ?? new Error('A failed list says no error')
  return list
}
