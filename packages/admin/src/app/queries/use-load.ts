import type { Result } from '@diandu/core/kernel'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useServices } from '../services.tsx'
import { valueOf } from './failure-error.ts'

/** Queues are read again so often, so that what colleagues did shows by itself. */
export const QUEUE_MS = 30_000

interface LoadOptions {
  readonly everyMs?: number
  readonly isWanted?: boolean
  /** Each answer is another one: it stays as long as the part of the page that shows it. */
  readonly isOnce?: boolean
}

export const useLoad = <T>(
  key: readonly string[],
  load: (signal: AbortSignal) => Promise<Result<T>>,
  { everyMs, isWanted = true, isOnce = false }: LoadOptions = {},
): UseQueryResult<T> => {
  const { activity } = useServices()
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => valueOf(await load(signal)),
    enabled: isWanted,
    ...(isOnce ? { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } : {}),
    ...(everyMs === undefined ? {} : { refetchInterval: () => (activity.isRecent() ? everyMs : false) }),
  })
}
