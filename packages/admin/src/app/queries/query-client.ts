import { QueryClient } from '@tanstack/react-query'

/** A failure is shown at once, with a button that repeats the query. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: 5_000, refetchOnWindowFocus: true } },
  })
