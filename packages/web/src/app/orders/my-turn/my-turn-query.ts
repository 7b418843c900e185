import { MINUTE_MS } from '@diandu/core/kernel'
import type { MyTurn } from '@diandu/core/orders'
import { queryOptions } from '@tanstack/react-query'
import { call, type PortsSource } from '../../queries/queries.ts'

/** Orders that wait for the user; fetched again upon each visit. */
export const myTurnsQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['my-turns'],
    queryFn: call(ports, ({ orders }, signal) => orders.turns(signal)),
    staleTime: 0,
  })

const ASKED_EVERY_MS = 2 * MINUTE_MS

/**
 * Fetched again every other minute while the page is visible, and upon return to it. A failure shows nothing and leads
 * nowhere: the last answer stays.
 */
export const turnsBesideQuery = (ports: PortsSource) => {
  const queryKey = [...myTurnsQuery(ports).queryKey, 'beside'] as const
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }): Promise<readonly MyTurn[]> => {
      const answer = await ports()
        .then(({ orders }) => orders.turns(signal))
        .catch(() => undefined)
      return answer?.ok === true ? answer.value : (client.getQueryData<readonly MyTurn[]>(queryKey) ?? [])
    },
    staleTime: 0,
    refetchInterval: ASKED_EVERY_MS,
    refetchOnWindowFocus: true,
  })
}
