import { useRef, useState } from 'react'
import { formatYuan } from '@diandu/core/format'
import { giveUpCost, purchaseTerms, type Order } from '@diandu/core/orders'
import { useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { dealWords } from '../../../words/deal.words.ts'
import { yuan } from '../yuan.ts'
import styles from './order-detail-page.module.css'
import { isAboutPassword, PasswordSheet } from './password-sheet.tsx'
import { keyOf, useDeal } from './use-deal.ts'

/** The buyer gives up; what that costs stands there before it is done. */
export function GiveUp({ order }: { readonly order: Order }) {
  const words = useWords(dealWords).giveUp
  const [isOpen, setOpen] = useState(false)
  const password = useRef('')
  const { go, isPending, failure } = useDeal({
    order,
    act: (dealings) => dealings.giveUp({ orderId: order.id, paymentPassword: password.current }, keyOf('give-up', order)),
    done: words.done,
    saysItself: isAboutPassword,
    onDone: () => setOpen(false),
  })
  const { damagesFen, backFen } = giveUpCost(order)
  return (
    <div className={styles.cancel}>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <PasswordSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.title}
        text={words.text(String(purchaseTerms(order).damagesPercent))}
        facts={[
          [words.damages, yuan(damagesFen)],
          [words.back, yuan(backFen)],
        ]}
        act={words.act(formatYuan(damagesFen, { grouped: true }))}
        danger
        busy={isPending}
        failure={failure}
        onAct={(typed) => {
          password.current = typed
          go()
        }}
      />
    </div>
  )
}
