import type { Result, StopSignal } from '@diandu/core/kernel'
import {
  useQuery,
  type DefaultError,
  type QueryFunctionContext,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'
import type { Ports } from '../../composition/ports.ts'
import { createProvided } from '../rendering/create-provided.ts'
import { failureOfError, httpFailureOf, valueOrThrow } from './failures/failure-error.ts'
import { useHold, type LoadRole } from './use-hold.ts'

/** Gives the ports when they are first needed: the code behind them is not in a page's first load. */
export type PortsSource = () => Promise<Ports>

export const [PortsProvider, usePorts] = createProvided<PortsSource>('the ports')

/** A question to a port as react-query asks it: the ports are fetched first, a failure is thrown. */
export const call =
  <T>(ports: PortsSource, question: (ports: Ports, signal: StopSignal | undefined) => Promise<Result<T>>) =>
  async (requested?: Pick<QueryFunctionContext, 'signal'>): Promise<T> =>
    valueOrThrow(await question(await ports(), requested?.signal))

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
