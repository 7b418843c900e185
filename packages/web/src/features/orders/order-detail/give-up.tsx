import { formatYuan } from '@diandu/core/format'
import { giveUpCost, purchaseTerms, type Order } from '@diandu/core/orders'
import { useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { dealWords } from '../../../words/deal.words.ts'
import { yuan } from '../../../app/yuan.ts'
import styles from './order-detail-page.module.css'
import { PasswordSheet } from './password-sheet.tsx'
import { keyOf } from './use-deal.ts'
import { usePasswordDeal } from './use-password-deal.ts'

/** The buyer gives up; what that costs stands there before it is done. */
export function GiveUp({ order }: { readonly order: Order }) {
  const words = useWords(dealWords).giveUp
  const { open, sheet } = usePasswordDeal({
    order,
    act: (dealings, paymentPassword) => dealings.giveUp({ orderId: order.id, paymentPassword }, keyOf('give-up', order)),
    done: words.done,
  })
  const { damagesFen, backFen } = giveUpCost(order)
  return (
    <div className={styles.cancel}>
      <Button look="quiet" onClick={open}>
        {words.open}
      </Button>
      <PasswordSheet
        {...sheet}
        title={words.title}
        text={words.text(String(purchaseTerms(order).damagesPercent))}
        facts={[
          [words.damages, yuan(damagesFen)],
          [words.back, yuan(backFen)],
        ]}
        act={words.act(formatYuan(damagesFen, { grouped: true }))}
        danger
      />
    </div>
  )
}
