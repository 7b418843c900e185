import { queryOptions } from '@tanstack/react-query'
import type { InboxState } from '@diandu/core/inbox'
import { MINUTE_MS } from '@diandu/core/kernel'
import type { PortsSource } from '../../queries/queries.ts'

export const INBOX_STATE = ['inbox-state'] as const

/**
 * Asked again each minute while the page is looked at, and upon coming back to it: another device may have read. The
 * count is asked for beside every page, so that its failure says nothing and leads nowhere: what was known stays, null
 * where nothing was.
 */
export const inboxStateQuery = (ports: PortsSource, everyMs = MINUTE_MS) =>
  queryOptions({
    queryKey: INBOX_STATE,
    queryFn: async ({ signal, client }): Promise<InboxState | null> => {
      const known = () => client.getQueryData<InboxState | null>(INBOX_STATE) ?? null
      const answer = await ports()
        .then(({ inbox }) => inbox.state(signal))
        .catch(() => undefined)
      return answer?.ok === true ? answer.value : known()
    },
    staleTime: 0,
    refetchInterval: everyMs,
    refetchOnWindowFocus: true,
  })
