import { useState } from 'react'
import { formatYuan } from '@diandu/core/format'
import { purchaseTerms, type Order } from '@diandu/core/orders'
import { useWords } from '../../../app/preferences.ts'
import { useBackCloses } from '../../../app/use-back-steps.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { dealWords } from '../../../words/deal.words.ts'
import styles from './order-detail-page.module.css'
import { yuan } from '../../../app/yuan.ts'
import { PasswordSheet } from './password-sheet.tsx'
import { keyOf, useDeal } from './use-deal.ts'
import { usePasswordDeal } from './use-password-deal.ts'

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
  useBackCloses(isAsking, isPending ? undefined : () => setAsking(false))
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
  const words = useWords(dealWords).fail
  const { open, sheet } = usePasswordDeal({
    order,
    act: (dealings, paymentPassword) => dealings.cannotDeliver({ orderId: order.id, paymentPassword }, keyOf('cannot-deliver', order)),
    done: words.done,
  })
  const { damagesFen } = purchaseTerms(order)
  return (
    <div className={styles.cancel}>
      <Button look="quiet" onClick={open}>
        {words.open}
      </Button>
      <PasswordSheet
        {...sheet}
        title={words.title}
        text={words.text(formatYuan(damagesFen, { grouped: true }))}
        facts={[
          [words.back, yuan(order.paidFen)],
          [words.owed, yuan(damagesFen)],
        ]}
        act={words.confirm}
        danger
      />
    </div>
  )
}
