import { useQuery, type DefaultError, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { failureOfError } from '../failures/failure-error.ts'

/**
 * The question that a page is about. An HTTP status other than 200 takes the page's place with the error page (spec
 * §8); any other failure is told where the answer would stand, with another try. For pages that a browser renders.
 */
export const usePageQuery = <Data, Shown = Data, Key extends QueryKey = QueryKey>(
  query: UseQueryOptions<Data, DefaultError, Shown, Key>,
) =>
  useQuery({
    ...query,
    throwOnError: (error, { state }) =>
      state.data === undefined && ['http', 'too-many-requests'].includes(failureOfError(error).kind),
  })
