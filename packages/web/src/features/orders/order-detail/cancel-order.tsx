import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Order } from '@diandu/core/orders'
import { useSend } from '../../../app/queries/use-send.ts'
import { useFailureToast } from '../../../app/layout/failures/use-failure-toast.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useBackCloses } from '../../../app/layout/use-back-steps.ts'
import { useFocusContent } from '../../../app/layout/use-focus-content.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { orderDetailMessages } from '../../../messages/orders/order-detail.messages.ts'
import { orderQuery } from '../order-queries.ts'

/** Takes an unpaid order back, after one question. */
export function CancelOrder({ order }: { readonly order: Order }) {
  const messages = useMessages(orderDetailMessages)
  const ports = usePorts()
  const queries = useQueryClient()
  const focusContent = useFocusContent()
  const [isConfirming, setConfirming] = useState(false)
  const showFailure = useFailureToast()
  const { send, isBusy } = useSend({
    // One cancelling of one order is one intention: its key is the order's, so that a second try is the same act.
    send: ({ orders }) => orders.cancel(order.id, `cancel-${order.id}`),
    onDone: (cancelled) => {
      queries.setQueryData(orderQuery(ports, order.id).queryKey, cancelled)
      void queries.invalidateQueries({ queryKey: ['orders'] })
      void queries.invalidateQueries({ queryKey: ['order-totals'] })
      void ports().then(({ checkoutDrafts }) => checkoutDrafts.clear(order.shop.id))
      toasts.show(messages.cancelled, 'good')
      // The state that has changed is at the top.
      document.documentElement.scrollTop = 0
      // The button that was pressed goes with the order's first state.
      focusContent()
    },
    onFailed: showFailure,
    onSettled: () => setConfirming(false),
  })
  useBackCloses(isConfirming, isBusy ? undefined : () => setConfirming(false))
  return (
    <div className="p-16 flex justify-center">
      <Button look="quiet" onClick={() => setConfirming(true)}>
        {messages.cancel}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={messages.cancelTitle}
        confirmLabel={messages.cancelConfirm}
        cancelLabel={messages.keep}
        tone="danger"
        busy={isBusy}
        onConfirm={() => void send()}
        onCancel={() => setConfirming(false)}
      >
        {messages.cancelText}
      </ConfirmDialog>
    </div>
  )
}
