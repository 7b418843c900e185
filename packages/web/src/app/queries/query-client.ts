import { QueryCache, QueryClient } from '@tanstack/react-query'
import { isPassing, type Failure } from '@diandu/core/kernel'
import type { ReportFailure } from './failures/failure-context.ts'
import { failureOfError } from './failures/failure-error.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly minMs?: number }
  }
}

const FRESH_MS = 60_000
/** How long a browser keeps what no page shows any more. */
export const RETENTION_MS = 15 * 60_000

/** Retries once and soon, so that a failing page shows its failure within two seconds. */
const RETRIES_AFTER_MS = 500

/** Too many requests are not made fewer by one more, and a limit of time is waited for once. */
const isWorthRetrying = (failure: Failure): boolean =>
  isPassing(failure) && failure.kind !== 'too-many-requests' && failure.kind !== 'timeout'

interface QueryClientOptions {
  /** Milliseconds. A server sets none: by default nothing is kept by a timer there. */
  readonly gcTime?: number
  /** Milliseconds that a first answer is waited for at least, as its role says; none where no page is shown. */
  readonly minMs?: number
}

/** `onFailure` hears of every failed question, before the page that asked shows it. */
export function createQueryClient(onFailure: ReportFailure, { gcTime, minMs }: QueryClientOptions = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => onFailure(failureOfError(error)) }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        ...(gcTime === undefined ? {} : { gcTime }),
        ...(minMs === undefined ? {} : { meta: { minMs } }),
        networkMode: 'always',
        refetchOnWindowFocus: false,
        // Queries that failed without a network are repeated once there is one.
        refetchOnReconnect: ({ state }) => state.status === 'error',
        retry: (count, error) => count < 1 && isWorthRetrying(failureOfError(error)),
        retryDelay: RETRIES_AFTER_MS,
      },
    },
  })
}
