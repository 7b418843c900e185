import { useState } from 'react'
import { standingFen, type ShownOffer } from '@diandu/core/orders'
import { formatMoney } from '@diandu/core/format'
import { useBackCloses } from '../../../app/layout/use-back-steps.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { bargainMessages } from '../../../messages/orders/bargain.messages.ts'
import { boundsOfCounter, fenOf, sumFault, totalOf } from './bargain-view.ts'
import { SumField } from './sum-field.tsx'
import { useAnswer } from './use-answer.ts'

interface TurnActionsProps {
  readonly offer: ShownOffer
  /** The current asking price. */
  readonly priceFen: number
}

/** The answer to the other side's sum: each of the three after one more look. */
export function TurnActions({ offer, priceFen }: TurnActionsProps) {
  const messages = useMessages(bargainMessages)
  const locale = useLocale()
  const [considered, setConsidered] = useState<'accept' | 'refuse' | 'counter'>()
  const [typed, setTyped] = useState('')
  const [isReported, setReported] = useState(false)
  const close = () => setConsidered(undefined)
  const { send, isBusy } = useAnswer(offer, close)
  useBackCloses(considered !== undefined, isBusy ? undefined : close)
  const sumFen = standingFen(offer)
  const sum = formatMoney(sumFen)
  const bounds = boundsOfCounter(offer, priceFen)
  const canCounter = bounds.leastFen <= bounds.mostFen
  const fault = sumFault(typed, bounds, locale)
  const counter = () =>
    void (fault === undefined ? send({ kind: 'counter', counterFen: fenOf(typed) }) : setReported(true))
  return (
    <div className="grid gap-8">
      <Button
        block
        consequence={messages.total[offer.role](
          formatMoney(totalOf(sumFen).totalFen),
          formatMoney(totalOf(sumFen).feeFen),
          sum,
        )}
        onClick={() => setConsidered('accept')}
      >
        {messages.accept(sum)}
      </Button>
      <div className={canCounter ? 'cols-same grid gap-8' : undefined}>
        {canCounter && (
          <Button block look="secondary" onClick={() => setConsidered('counter')}>
            {messages.counter}
          </Button>
        )}
        <Button block look="secondary" onClick={() => setConsidered('refuse')}>
          {messages.refuse}
        </Button>
      </div>
      <ConfirmDialog
        open={considered === 'accept'}
        title={messages.acceptTitle(sum)}
        confirmLabel={messages.accept(sum)}
        cancelLabel={messages.keep}
        busy={isBusy}
        onConfirm={() => void send({ kind: 'accept', acceptFen: sumFen })}
        onCancel={close}
      >
        {messages.acceptText[offer.role]}
      </ConfirmDialog>
      <ConfirmDialog
        open={considered === 'refuse'}
        title={messages.refuseTitle(sum)}
        confirmLabel={messages.refuse}
        cancelLabel={messages.keep}
        tone="danger"
        busy={isBusy}
        onConfirm={() => void send({ kind: 'refuse' })}
        onCancel={close}
      >
        {messages.refuseText[offer.role]}
      </ConfirmDialog>
      <Sheet
        open={considered === 'counter'}
        onClose={close}
        title={messages.counter}
        closeLabel={messages.close}
        focusOn="field"
        footer={
          <Button block busy={isBusy} onClick={counter}>
            {messages.counterSend}
          </Button>
        }
      >
        <p className="detail mb-16">{messages.counterText}</p>
        <SumField
          role={offer.role}
          value={typed}
          onChange={setTyped}
          bounds={bounds}
          priceFen={priceFen}
          offer={offer}
          error={isReported ? fault : undefined}
        />
      </Sheet>
    </div>
  )
}
