import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatYuan } from '@diandu/core/format'
import { cleanAmountText } from '@diandu/core/input'
import type { OfferAnswer, ShownOffer } from '@diandu/core/orders'
import { ask } from '../../../app/ask.ts'
import { failureOfError } from '../../../app/failure-error.ts'
import { passingWords } from '../../../app/house-answers.ts'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { useBackCloses } from '../../../app/use-back-steps.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { offerWords } from '../../../words/offer.words.ts'
import { counterFault, fenOf } from '../offer/offer-view.ts'
import styles from './offers-page.module.css'

type Asking = 'accept' | 'refuse' | 'counter'

/** The seller's answer: each of the three after one more look. */
export function AnswerActs({ offer }: { readonly offer: ShownOffer }) {
  const words = useWords(offerWords)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const [asking, setAsking] = useState<Asking>()
  const [typed, setTyped] = useState('')
  const [isTold, setTold] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: (answer: OfferAnswer) => ask(ports, ({ priceOffers }) => priceOffers.answer(offer.id, answer))(),
    onSuccess: () => toasts.show(words.answered, 'good'),
    onError: (thrown) => {
      const said = passingWords(failureOfError(thrown), locale)
      if (said !== undefined) toasts.show(said, 'bad')
    },
    onSettled: () => {
      setAsking(undefined)
      return queries.invalidateQueries({ queryKey: ['offers'] })
    },
  })
  const yuan = formatYuan(offer.offeredFen, { grouped: true })
  const fault = counterFault(typed, offer, locale)
  const counter = () => (fault === undefined ? mutate({ kind: 'counter', counterFen: fenOf(typed) }) : setTold(true))
  const close = () => setAsking(undefined)
  useBackCloses(asking !== undefined, isPending ? undefined : close)
  return (
    <>
      <div className={styles.acts}>
        <Button size="small" block onClick={() => setAsking('accept')}>
          {words.accept}
        </Button>
        <Button size="small" block look="secondary" onClick={() => setAsking('counter')}>
          {words.counter}
        </Button>
        <Button size="small" block look="quiet" onClick={() => setAsking('refuse')}>
          {words.refuse}
        </Button>
      </div>
      <ConfirmDialog open={asking === 'accept'} title={words.acceptTitle(yuan)} confirmLabel={words.accept} cancelLabel={words.keep} busy={isPending} onConfirm={() => mutate({ kind: 'accept' })} onCancel={close}>
        {words.acceptText}
      </ConfirmDialog>
      <ConfirmDialog open={asking === 'refuse'} title={words.refuseTitle(yuan)} confirmLabel={words.refuse} cancelLabel={words.keep} tone="danger" busy={isPending} onConfirm={() => mutate({ kind: 'refuse' })} onCancel={close}>
        {words.refuseText}
      </ConfirmDialog>
      <Sheet
        open={asking === 'counter'}
        onClose={close}
        title={words.counterTitle}
        closeLabel={words.close}
        focusOn="field"
        footer={
          <Button block busy={isPending} onClick={counter}>
            {words.counterSend}
          </Button>
        }
      >
        <p className={styles.text}>{words.counterText}</p>
        <AmountField label={words.counterLabel} value={typed} onChange={setTyped} clean={cleanAmountText} {...(isTold && fault !== undefined ? { error: fault } : {})} />
      </Sheet>
    </>
  )
}
