import { useRef, useState } from 'react'
import { settlementOf, type Order } from '@diandu/core/orders'
import { useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { dealWords } from '../../../words/deal.words.ts'
import { yuan } from '../yuan.ts'
import { isAboutPassword, PasswordSheet } from './password-sheet.tsx'
import { keyOf, useDeal } from './use-deal.ts'

/** The buyer's last word: what goes to whom is read, then confirmed with the payment password. */
export function ConfirmBill({ order }: { readonly order: Order }) {
  const words = useWords(dealWords).confirm
  const [isOpen, setOpen] = useState(false)
  const password = useRef('')
  const { go, isPending, failure } = useDeal({
    order,
    act: (dealings) => dealings.confirmBill({ orderId: order.id, paymentPassword: password.current }, keyOf('confirm', order)),
    done: words.done,
    saysItself: isAboutPassword,
    onDone: () => setOpen(false),
  })
  const { toSellerFen, toHouseFen } = settlementOf(order, 'pay-out')
  return (
    <>
      <Button block consequence={words.note} onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <PasswordSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.title}
        text={words.text}
        facts={[
          [words.toSeller, yuan(toSellerFen)],
          [words.toHouse, yuan(toHouseFen)],
          [words.total, yuan(toSellerFen + toHouseFen)],
        ]}
        act={words.act}
        busy={isPending}
        failure={failure}
        onAct={(typed) => {
          password.current = typed
          go()
        }}
      />
    </>
  )
}
