import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ServiceRequestId } from '@diandu/core/services'
import { useSend } from '../../../app/queries/use-send.ts'
import { passingMessages } from '../../../app/layout/failures/failure-handler.ts'
import { useBackCloses } from '../../../app/layout/use-back-steps.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { serviceRequestMessages } from '../../../messages/services/service-request.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { ConfirmAction } from '../../../ui/overlays/confirm-action.tsx'
import { serviceRequestQuery, serviceRequestsQuery } from '../services-queries.ts'

export function WithdrawRequest({ id }: { readonly id: ServiceRequestId }) {
  const messages = useMessages(serviceRequestMessages).one
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const close = () => setConfirming(false)
  const { send, isBusy } = useSend({
    send: ({ services }) => services.withdraw(id),
    onDone: () => toasts.show(messages.withdrawn, 'good'),
    onFailed: (failure) => toasts.show(passingMessages(failure, locale) ?? messages.failedToWithdraw, 'bad'),
    // Also after a lost answer: the timeline says what was really done.
    onSettled: async () => {
      close()
      await Promise.all([
        queries.invalidateQueries({ queryKey: serviceRequestQuery(ports, id).queryKey }),
        queries.invalidateQueries({ queryKey: serviceRequestsQuery(ports).queryKey }),
      ])
    },
  })
  useBackCloses(isConfirming, isBusy ? undefined : close)
  return (
    <>
      <Button block look="quiet" onClick={() => setConfirming(true)}>
        {messages.withdraw}
      </Button>
      <ConfirmAction
        isConfirming={isConfirming}
        title={messages.withdrawTitle}
        confirmLabel={messages.withdraw}
        cancelLabel={messages.keep}
        busy={isBusy}
        onConfirm={() => void send()}
        onCancel={close}
      >
        {messages.withdrawLine}
      </ConfirmAction>
    </>
  )
}
