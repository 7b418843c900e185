import { useQuery, type DefaultError, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { httpFailureOf } from './failures/failure-error.ts'
import { useSkeletonHold } from './use-skeleton-hold.ts'

/**
 * The question that a page of the market is about, also where the server renders it. With a `failure` the error page
 * stands in the page's place (spec §8); any other error is told where the answer would stand, with another try.
 */
export function useMarketQuery<Data, Shown = Data, Key extends QueryKey = QueryKey>(
  query: UseQueryOptions<Data, DefaultError, Shown, Key>,
) {
  const { data, error, isLoading, dataUpdatedAt, refetch } = useQuery(query)
  const isHeld = useSkeletonHold(isLoading)
  const lacking = isHeld || data !== undefined ? null : error
  return {
    data: isHeld ? undefined : data,
    error: lacking,
    isError: lacking !== null,
    failure: httpFailureOf(lacking),
    dataUpdatedAt,
    refetch,
  } as const
}
