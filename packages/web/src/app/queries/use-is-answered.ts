import { useInfiniteQuery } from '@tanstack/react-query'
import type { Page } from '@diandu/core/kernel'
import type { pagedQuery } from './paged-query.ts'
import { useOnceTrue } from './use-once-true.ts'

/** Whether the first page of a list has come, or has failed to: what stands below it may be shown then. */
export function useIsAnswered<P extends Page<unknown>>(query: ReturnType<typeof pagedQuery<P>>): boolean {
  const { data, isError } = useInfiniteQuery(query)
  return useOnceTrue(data !== undefined || isError)
}
