import { useState } from 'react'
import { formatYuan } from '@diandu/core/format'
import { purchaseTerms, type Order } from '@diandu/core/orders'
import { useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { dealWords } from '../../../words/deal.words.ts'
import styles from './order-detail-page.module.css'
import { keyOf, useDeal } from './use-deal.ts'

/** The seller has handed the shop over: from here on the buyer's 72 hours run. */
export function HandOver({ order }: { readonly order: Order }) {
  const words = useWords(dealWords)
  const [isAsking, setAsking] = useState(false)
  const { go, isPending } = useDeal({
    order,
    act: (dealings) => dealings.handOver(order.id, keyOf('hand-over', order)),
    done: words.handOver.done,
    onDone: () => setAsking(false),
  })
  return (
    <>
      <Button block consequence={words.handOver.note} onClick={() => setAsking(true)}>
        {words.handOver.open}
      </Button>
      <ConfirmDialog open={isAsking} title={words.handOver.title} confirmLabel={words.handOver.confirm} cancelLabel={words.keep} busy={isPending} onConfirm={go} onCancel={() => setAsking(false)}>
        {words.handOver.text}
      </ConfirmDialog>
    </>
  )
}

/** The seller cannot go on; what they will owe stands there before it is done. */
export function CannotDeliver({ order }: { readonly order: Order }) {
  const words = useWords(dealWords)
  const [isAsking, setAsking] = useState(false)
  const { go, isPending } = useDeal({
    order,
    act: (dealings) => dealings.cannotDeliver(order.id, keyOf('cannot-deliver', order)),
    done: words.fail.done,
    onDone: () => setAsking(false),
  })
  return (
    <div className={styles.cancel}>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {words.fail.open}
      </Button>
      <ConfirmDialog open={isAsking} title={words.fail.title} confirmLabel={words.fail.confirm} cancelLabel={words.keep} tone="danger" busy={isPending} onConfirm={go} onCancel={() => setAsking(false)}>
        {words.fail.text(formatYuan(purchaseTerms(order).damagesFen, { grouped: true }))}
      </ConfirmDialog>
    </div>
  )
}
