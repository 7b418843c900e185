import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { typedYuan } from '@diandu/core/format'
import { readYuan } from '@diandu/core/input'
import { failureText } from '@diandu/core/messages'
import { MAX_PRICE_FEN, MIN_PRICE_FEN, type OwnListing, type SaleAct } from '@diandu/core/selling'
import { useSend } from '../../queries/use-send.ts'
import { myShopsMessages } from '../../../messages/selling/my-shops.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { ConfirmAction } from '../../../ui/overlays/confirm-action.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { MoneyField } from '../../forms/money-field.tsx'
import { useBackCloses } from '../../layout/use-back-steps.ts'
import { useLocale, useMessages } from '../../preferences/preferences.ts'

export type RequestedAct = SaleAct | 'price'

interface SaleActDialogsProps {
  readonly sale: Pick<OwnListing, 'id' | 'revision'> & { readonly priceFen: number }
  readonly requested: RequestedAct | undefined
  readonly onClose: () => void
  readonly onDone?: (act: RequestedAct) => void
}

/**
 * Asks a seller once more before something becomes of a shop. Where it was changed elsewhere, that is told, and nothing
 * is done.
 */
export function SaleActDialogs({ sale, requested, onClose, onDone }: SaleActDialogsProps) {
  const { id, revision, priceFen } = sale
  const messages = useMessages(myShopsMessages)
  const locale = useLocale()
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  const [isFaultShown, showFault] = useState(false)
  const [last, setLast] = useState(requested)
  if (last !== requested) {
    setLast(requested)
    setTyped(typedYuan(priceFen))
    showFault(false)
  }
  const ownQueries = [['own-listing', id], ['own-listings'], ['shop', id]]
  const refresh = (keys: readonly (readonly string[])[]) => {
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey })
  }
  const { send, isBusy } = useSend({
    send: ({ selling }, wanted: RequestedAct) =>
      wanted === 'price' ? selling.changePrice(id, revision, priceOf(typed)) : selling.act(id, revision, wanted),
    onDone: (changed, wanted) => {
      queries.setQueryData(['own-listing', id], changed)
      refresh(ownQueries.slice(1))
      toasts.show(wanted === 'price' ? messages.priceSent : messages.actDone[wanted], 'good')
      onClose()
      onDone?.(wanted)
    },
    onFailed: (failure) => {
      const isStale = failure.kind === 'refused' && failure.reason === 'changed-elsewhere'
      toasts.show(isStale ? messages.changed : failureText(failure, locale), 'bad')
      if (isStale || (failure.kind === 'refused' && failure.reason === 'shop-in-order')) {
        onClose()
        refresh(ownQueries)
      }
    },
  })
  useBackCloses(requested !== undefined, isBusy ? undefined : onClose)
  const fault = priceFault(typed, priceFen, messages)
  const changePrice = () => void (fault === undefined ? send('price') : showFault(true))
  const act = requested === 'price' ? undefined : requested
  return (
    <>
      {act !== undefined && (
        <ConfirmAction
          isConfirming
          title={messages.actTitles[act]}
          confirmLabel={messages.acts[act]}
          cancelLabel={messages.keep}
          tone={act === 'withdraw' ? 'danger' : 'plain'}
          busy={isBusy}
          onConfirm={() => void send(act)}
          onCancel={onClose}
        >
          {messages.actTexts[act]}
        </ConfirmAction>
      )}
      <Sheet
        open={requested === 'price'}
        onClose={onClose}
        title={messages.priceTitle}
        closeLabel={messages.close}
        focusOn="field"
        footer={
          <Button block busy={isBusy} onClick={changePrice}>
            {messages.priceSend}
          </Button>
        }
      >
        <p className="mb-12 quiet">{messages.priceText}</p>
        <MoneyField
          label={messages.priceLabel}
          name="price"
          value={typed}
          onChange={setTyped}
          {...(isFaultShown && fault !== undefined ? { error: fault } : {})}
        />
      </Sheet>
    </>
  )
}

const priceOf = (typed: string): number => {
  const read = readYuan(typed)
  return read.ok ? read.value : 0
}

function priceFault(
  typed: string,
  nowFen: number,
  messages: { readonly priceFault: string; readonly priceSame: string },
): string | undefined {
  const fen = priceOf(typed)
  if (fen < MIN_PRICE_FEN || fen > MAX_PRICE_FEN) return messages.priceFault
  return fen === nowFen ? messages.priceSame : undefined
}
