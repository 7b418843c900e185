import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isPassing, type Failure } from '@diandu/core/kernel'
import { failureOfError } from './failure-error.ts'

const FRESH_MS = 60_000
const KEPT_MS = 15 * 60_000

/** `onFailure` hears of every failed question and command, before the page that asked shows it. */
export function createQueryClient(onFailure: (failure: Failure) => void): QueryClient {
  const hear = (error: unknown) => onFailure(failureOfError(error))
  return new QueryClient({
    queryCache: new QueryCache({ onError: hear }),
    mutationCache: new MutationCache({ onError: hear }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: KEPT_MS,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: (count, error) => count < 2 && isPassing(failureOfError(error)),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
