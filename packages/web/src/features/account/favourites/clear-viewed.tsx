import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSend } from '../../../app/queries/use-send.ts'
import { usePaged } from '../../../app/queries/use-paged.ts'
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
  const queries = useQueryClient()
  const query = viewedShopsQuery(ports)
  const { items } = usePaged(query, 'own-part')
  const [isConfirming, setConfirming] = useState(false)
  const { send: clear, isBusy } = useSend({
    send: ({ viewHistory }) => viewHistory.clear(),
    onDone: () => {
      queries.setQueryData(query.queryKey, { pages: [{ items: [], nextCursor: null }], pageParams: [null] })
      toasts.show(messages.cleared, 'good')
    },
    onFailed: () => toasts.show(messages.clearFailed, 'bad'),
    onSettled: () => setConfirming(false),
  })
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
