import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Alerts, OwnAlert } from '@diandu/core/alerts'
import type { Failure, Result } from '@diandu/core/kernel'
import { useReportFailure } from '../../../app/queries/failures/failure-context.ts'
import { useSendGates } from '../../../app/device/use-send-gates.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { alertMessages } from '../../../messages/alerts/alert.messages.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { alertsQuery } from '../alert-queries.ts'
import type { RemovedAlert } from './with-removed.ts'

/** One change at a time: a second tap in the meantime does nothing. */
export function useAlertChanges() {
  const messages = useMessages(alertMessages).list
  const ports = usePorts()
  const queries = useQueryClient()
  const reportFailure = useReportFailure()
  const [removed, setRemoved] = useState<readonly RemovedAlert[]>([])
  const [busyId, setBusyId] = useState<string>()
  const gates = useSendGates()

  const doing = async (
    what: string,
    id: string,
    change: (alerts: Alerts) => Promise<Result<unknown>>,
    failed: string,
  ): Promise<boolean> => {
    const gate = gates(`${what} ${id}`)
    if (busyId !== undefined || !gate.enter()) return false
    setBusyId(id)
    const answer = await ports()
      .then(({ alerts }) => change(alerts))
      .catch((): { readonly ok: false; readonly failure: Failure } => ({ ok: false, failure: { kind: 'offline' } }))
    gate.reopen()
    if (!answer.ok) {
      reportFailure(answer.failure)
      toasts.show(failed, 'bad')
    }
    // Also after a lost answer: the list shows the true state.
    await queries.invalidateQueries({ queryKey: alertsQuery(ports).queryKey })
    setBusyId(undefined)
    return answer.ok
  }
  return {
    removed,
    busyId,
    async remove(alert: OwnAlert, place: number) {
      if (await doing('remove', alert.id, (alerts) => alerts.remove(alert.id), messages.removeFailed))
        setRemoved((now) => [...now, { alert, place }])
    },
    async putBack({ id }: OwnAlert) {
      if (await doing('restore', id, (alerts) => alerts.restore(id), messages.undoFailed))
        setRemoved((now) => now.filter(({ alert }) => alert.id !== id))
    },
    async pause({ id }: OwnAlert, isPaused: boolean) {
      const what = isPaused ? 'pause' : 'resume'
      if (await doing(what, id, (alerts) => alerts.change(id, { isPaused }), messages.changeFailed))
        toasts.show(isPaused ? messages.nowPaused : messages.nowGoesOn, 'good')
    },
  }
}
