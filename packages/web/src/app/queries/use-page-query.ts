import { useQuery, type DefaultError, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { httpFailureOf } from '../failures/failure-error.ts'
import { usePageLoad } from './use-page-load.ts'

/** A question of a page that a browser renders: its answer or failure is told when the page's load shows it. */
export function useLoad<Data, Shown = Data, Key extends QueryKey = QueryKey>(
  query: UseQueryOptions<Data, DefaultError, Shown, Key>,
) {
  const told = useQuery(query)
  const load = usePageLoad(told, query.meta)
  const isFailed = load === 'failed' || (load === 'shown' && told.isError)
  return {
    load,
    data: load === 'shown' ? told.data : undefined,
    error: isFailed ? told.error : null,
    isError: isFailed,
    isFetching: told.isFetching,
    refetch: told.refetch,
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
