import { useQueryClient } from '@tanstack/react-query'
import type { Alerts, OwnAlert } from '@diandu/core/alerts'
import type { Result } from '@diandu/core/kernel'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useRemovable } from '../../../app/queries/use-removable.ts'
import { useSend } from '../../../app/queries/use-send.ts'
import { alertMessages } from '../../../messages/alerts/alert.messages.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { alertsQuery } from '../alert-queries.ts'

interface Change {
  readonly id: string
  readonly change: (alerts: Alerts) => Promise<Result<unknown>>
  readonly failed: string
}

/** One change at a time: a second tap in the meantime does nothing. */
export function useAlertChanges(alerts: readonly OwnAlert[]) {
  const messages = useMessages(alertMessages).list
  const ports = usePorts()
  const queries = useQueryClient()
  const { shown, isRemoved, takeOut, putBack } = useRemovable(alerts)
  const { send, busyWith } = useSend({
    about: () => null,
    send: (all, { change }: Change) => change(all.alerts),
    onFailed: (_, { failed }) => toasts.show(failed, 'bad'),
    // Also after a lost answer: the list shows the true state.
    onSettled: () => queries.invalidateQueries({ queryKey: alertsQuery(ports).queryKey }),
  })
  const isDone = async (change: Change) => (await send(change))?.ok === true
  return {
    shown,
    isRemoved,
    busyId: busyWith?.id,
    async remove(alert: OwnAlert, place: number) {
      const { id } = alert
      if (await isDone({ id, change: (all) => all.remove(id), failed: messages.removeFailed })) takeOut(alert, place)
    },
    async putBack({ id }: OwnAlert) {
      if (await isDone({ id, change: (all) => all.restore(id), failed: messages.undoFailed })) putBack(id)
    },
    async pause({ id }: OwnAlert, isPaused: boolean) {
      if (await isDone({ id, change: (all) => all.change(id, { isPaused }), failed: messages.changeFailed }))
        toasts.show(isPaused ? messages.nowPaused : messages.nowGoesOn, 'good')
    },
  }
}
