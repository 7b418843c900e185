import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Order } from '@diandu/core/orders'
import { ask } from '../../../app/ask.ts'
import { failureOfError } from '../../../app/failure-error.ts'
import { passingWords } from '../../../app/house-answers.ts'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { useBackCloses } from '../../../app/use-back-steps.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { orderDetailWords } from '../../../words/order-detail.words.ts'
import { orderQuery } from '../order-queries.ts'
import styles from './order-detail-page.module.css'

/** Takes an unpaid order back, after one question. */
export function CancelOrder({ order }: { readonly order: Order }) {
  const words = useWords(orderDetailWords)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    // One cancelling of one order is one intention: its key is the order's, so that a second try is the same act.
    mutationFn: () => ask(ports, ({ orders }) => orders.cancel(order.id, `cancel-${order.id}`))(),
    onSuccess: (cancelled) => {
      queries.setQueryData(orderQuery(ports, order.id).queryKey, cancelled)
      void queries.invalidateQueries({ queryKey: ['orders'] })
      void queries.invalidateQueries({ queryKey: ['order-totals'] })
      void ports().then(({ checkoutDrafts }) => checkoutDrafts.clear(order.shop.id))
      toasts.show(words.cancelled, 'good')
      // The state that has changed stands at the top.
      document.documentElement.scrollTop = 0
      // The button that was pressed goes with the order's first state.
      document.getElementById('content')?.focus({ preventScroll: true })
    },
    onError: (error) => {
      const said = passingWords(failureOfError(error), locale)
      if (said !== undefined) toasts.show(said, 'bad')
    },
    onSettled: () => setAsking(false),
  })
  useBackCloses(isAsking, isPending ? undefined : () => setAsking(false))
  return (
    <div className={styles.cancel}>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {words.cancel}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.cancelTitle}
        confirmLabel={words.cancelConfirm}
        cancelLabel={words.keep}
        tone="danger"
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsking(false)}
      >
        {words.cancelText}
      </ConfirmDialog>
    </div>
  )
}
