import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Inbox, InboxState } from '@diandu/core/inbox'
import type { Failure, Result } from '@diandu/core/kernel'
import { useReportFailure } from '../../queries/failures/failure-context.ts'
import { usePorts } from '../../queries/queries.ts'
import { INBOX_STATE } from './inbox-state-query.ts'

/** Keeps the state that an answer told. */
export function useStoreInboxState() {
  const queries = useQueryClient()
  return useCallback(
    async (state: InboxState): Promise<void> => {
      // An older question that is still under way would bring the state of before.
      await queries.cancelQueries({ queryKey: INBOX_STATE })
      queries.setQueryData(INBOX_STATE, state)
    },
    [queries],
  )
}

/** Sends what changes the state of one's messages, and keeps the answered state. */
export function useInboxCommand() {
  const ports = usePorts()
  const store = useStoreInboxState()
  const reportFailure = useReportFailure()
  return useCallback(
    async (command: (inbox: Inbox) => Promise<Result<InboxState>>): Promise<Result<InboxState>> => {
      const answer = await ports()
        .then(({ inbox }) => command(inbox))
        .catch((): { readonly ok: false; readonly failure: Failure } => ({ ok: false, failure: { kind: 'offline' } }))
      if (!answer.ok) reportFailure(answer.failure)
      else await store(answer.value)
      return answer
    },
    [ports, store, reportFailure],
  )
}
