import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatYuan } from '@diandu/core/format'
import { cleanAmountText } from '@diandu/core/input'
import type { OfferAnswer, ShownOffer } from '@diandu/core/orders'
import { useSend } from '../../../app/pacing/use-send.ts'
import { call } from '../../../app/queries/run-query.ts'
import { failureOfError } from '../../../app/failures/failure-error.ts'
import { passingMessages } from '../../../app/failures/failure-handler.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { AmountField } from '../../../ui/inputs/amount-field.tsx'
import { useBackCloses } from '../../../app/layout/use-back-steps.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { offerMessages } from '../../../messages/orders/offer.messages.ts'
import { counterFault, fenOf } from '../offer/offer-view.ts'
import styles from './offers-page.module.css'

type Requesting = 'accept' | 'refuse' | 'counter'

/** The seller's answer: each of the three after one more look. */
export function AnswerActions({ offer }: { readonly offer: ShownOffer }) {
  const messages = useMessages(offerMessages)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const [requesting, setConfirming] = useState<Requesting>()
  const [typed, setTyped] = useState('')
  const [isReported, setNotice] = useState(false)
  const { mutate, isPending } = useSend({
    mutationFn: (answer: OfferAnswer) => call(ports, ({ priceOffers }) => priceOffers.answer(offer.id, answer))(),
    onSuccess: () => toasts.show(messages.answered, 'good'),
    onError: (thrown) => {
      const said = passingMessages(failureOfError(thrown), locale)
      if (said !== undefined) toasts.show(said, 'bad')
    },
    onSettled: () => {
      setConfirming(undefined)
      return queries.invalidateQueries({ queryKey: ['offers'] })
    },
  })
  const yuan = formatYuan(offer.offeredFen, { grouped: true })
  const fault = counterFault(typed, offer, locale)
  const counter = () => (fault === undefined ? mutate({ kind: 'counter', counterFen: fenOf(typed) }) : setNotice(true))
  const close = () => setConfirming(undefined)
  useBackCloses(requesting !== undefined, isPending ? undefined : close)
  return (
    <>
      <div className={styles.acts}>
        <Button size="small" block onClick={() => setConfirming('accept')}>
          {messages.accept}
        </Button>
        <Button size="small" block look="secondary" onClick={() => setConfirming('counter')}>
          {messages.counter}
        </Button>
        <Button size="small" block look="quiet" onClick={() => setConfirming('refuse')}>
          {messages.refuse}
        </Button>
      </div>
      <ConfirmDialog
        open={requesting === 'accept'}
        title={messages.acceptTitle(yuan)}
        confirmLabel={messages.accept}
        cancelLabel={messages.keep}
        busy={isPending}
        onConfirm={() => mutate({ kind: 'accept' })}
        onCancel={close}
      >
        {messages.acceptText}
      </ConfirmDialog>
      <ConfirmDialog
        open={requesting === 'refuse'}
        title={messages.refuseTitle(yuan)}
        confirmLabel={messages.refuse}
        cancelLabel={messages.keep}
        tone="danger"
        busy={isPending}
        onConfirm={() => mutate({ kind: 'refuse' })}
        onCancel={close}
      >
        {messages.refuseText}
      </ConfirmDialog>
      <Sheet
        open={requesting === 'counter'}
        onClose={close}
        title={messages.counterTitle}
        closeLabel={messages.close}
        focusOn="field"
        footer={
          <Button block busy={isPending} onClick={counter}>
            {messages.counterSend}
          </Button>
        }
      >
        <p className={styles.text}>{messages.counterText}</p>
        <AmountField
          label={messages.counterLabel}
          value={typed}
          onChange={setTyped}
          clean={cleanAmountText}
          {...(isReported && fault !== undefined ? { error: fault } : {})}
        />
      </Sheet>
    </>
  )
}
