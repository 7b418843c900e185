import { useQuery, type DefaultError, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { failureOfError, httpFailureOf } from './failures/failure-error.ts'
import { useHold, type LoadRole } from './use-hold.ts'

/** A question of a page: its answer or its failure, as soon as the question's role lets it be shown. */
export function useLoad<Data, Shown = Data, Key extends QueryKey = QueryKey>(
  query: UseQueryOptions<Data, DefaultError, Shown, Key>,
  role: LoadRole = 'part',
) {
  const result = useQuery(query)
  const isHeld = useHold(result.isLoading, role)
  const data = isHeld ? undefined : result.data
  const error = isHeld ? null : result.error
  const pageFailure = data === undefined ? httpFailureOf(error) : undefined
  if (role === 'own-page' && pageFailure !== undefined) throw error
  return {
    data,
    /** Of the last attempt: data that came before stays. */
    failure: error === null ? undefined : failureOfError(error),
    isError: error !== null,
    /** Nothing came. */
    isLoadingError: data === undefined && error !== null,
    isPending: data === undefined && error === null,
    /** Why nothing came, where an HTTP status says it: the error page takes the place of what asked (spec §8). */
    pageFailure,
    refetch: result.refetch,
    // react-query renders again for what was read: the rest is read by those who use it.
    get timestamp() {
      return result.dataUpdatedAt
    },
    get isFetching() {
      return result.isFetching
    },
    get isPlaceholderData() {
      return result.isPlaceholderData
    },
  } as const
}
