import { settlementOf, type Order } from '@diandu/core/orders'
import { useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { dealWords } from '../../../words/deal.words.ts'
import { yuan } from '../../../app/yuan.ts'
import { PasswordSheet } from './password-sheet.tsx'
import { keyOf } from './use-deal.ts'
import { usePasswordDeal } from './use-password-deal.ts'

/** The buyer's last word: what goes to whom is read, then confirmed with the payment password. */
export function ConfirmBill({ order }: { readonly order: Order }) {
  const words = useWords(dealWords).confirm
  const { open, sheet } = usePasswordDeal({
    order,
    act: (dealings, paymentPassword) => dealings.confirmBill({ orderId: order.id, paymentPassword }, keyOf('confirm', order)),
    done: words.done,
  })
  const { toSellerFen, toHouseFen } = settlementOf(order, 'pay-out')
  return (
    <>
      <Button block consequence={words.note} onClick={open}>
        {words.open}
      </Button>
      <PasswordSheet
        {...sheet}
        title={words.title}
        text={words.text}
        facts={[
          [words.toSeller, yuan(toSellerFen)],
          [words.toHouse, yuan(toHouseFen)],
          [words.total, yuan(toSellerFen + toHouseFen)],
        ]}
        act={words.act}
      />
    </>
  )
}
