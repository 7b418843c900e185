import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { useReportFailure } from '../../../app/queries/failures/failure-context.ts'
import { useSendGate } from '../../../app/device/use-send-gate.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { ConfirmAction } from '../../../ui/overlays/confirm-action.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { accountMessages } from '../../../messages/account/account.messages.ts'
import { viewedShopsQuery } from '../account-queries.ts'

/** Forgets what was viewed, after asking; shown while there is something to forget. */
export function ClearViewed() {
  const messages = useMessages(accountMessages).favourites
  const ports = usePorts()
  const gate = useSendGate()
  const queries = useQueryClient()
  const reportFailure = useReportFailure()
  const query = viewedShopsQuery(ports)
  const { items } = usePaged(query, 'own-part')
  const [isConfirming, setConfirming] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const clear = async () => {
    if (!gate.enter()) return
    setBusy(true)
    const { viewHistory } = await ports()
    const answer = await viewHistory.clear()
    setBusy(false)
    setConfirming(false)
    if (answer.ok) {
      queries.setQueryData(query.queryKey, { pages: [{ items: [], nextCursor: null }], pageParams: [null] })
      toasts.show(messages.cleared, 'good')
    } else {
      gate.reopen()
      reportFailure(answer.failure)
      toasts.show(messages.clearFailed, 'bad')
    }
  }
  return (
    <>
      {items.length > 0 && (
        <Button look="quiet" size="small" onClick={() => setConfirming(true)}>
          {messages.clear}
        </Button>
      )}
      <ConfirmAction
        isConfirming={isConfirming}
        tone="danger"
        title={messages.clearTitle}
        confirmLabel={messages.clearConfirm}
        cancelLabel={messages.clearCancel}
        busy={isBusy}
        onConfirm={() => void clear()}
        onCancel={() => setConfirming(false)}
      >
        {messages.clearLine}
      </ConfirmAction>
    </>
  )
}
