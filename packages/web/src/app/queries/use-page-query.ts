import { useQuery, type DefaultError, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { httpFailureOf } from './failures/failure-error.ts'
import { usePageLoad } from './use-page-load.ts'

/** A question of a page that a browser renders: its answer or failure is told when the page's load shows it. */
export function useLoad<Data, Shown = Data, Key extends QueryKey = QueryKey>(
  query: UseQueryOptions<Data, DefaultError, Shown, Key>,
) {
  const result = useQuery(query)
  const load = usePageLoad(result, query.meta)
  const isFailed = load === 'failed' || (load === 'shown' && result.isError)
  return {
    load,
    data: load === 'shown' ? result.data : undefined,
    error: isFailed ? result.error : null,
    isError: isFailed,
    isFetching: result.isFetching,
    refetch: result.refetch,
  } as const
}

/**
 * The question that a page is about. An HTTP status other than 200 takes the page's place with the error page (spec
 * §8); any other failure is told where the answer would stand, with another try.
 */
export function usePageQuery<Data, Shown = Data, Key extends QueryKey = QueryKey>(
  query: UseQueryOptions<Data, DefaultError, Shown, Key>,
) {
  const answer = useLoad(query)
  if (answer.load === 'failed' && httpFailureOf(answer.error) !== undefined) throw answer.error
  return answer
}
