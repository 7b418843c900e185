import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatYuan } from '@diandu/core/format'
import { cleanAmountText, parseYuan } from '@diandu/core/input'
import {
  MAX_PRICE_FEN,
  MIN_PRICE_FEN,
  mayChangeAt,
  mayPriceAt,
  saleActsAt,
  type OwnListingDetail,
  type SaleAct,
} from '@diandu/core/selling'
import { failureText } from '@diandu/core/messages'
import { failureOfError } from '../../../app/failures/failure-error.ts'
import { useBackCloses } from '../../../app/layout/use-back-steps.ts'
import { useSend } from '../../../app/pacing/use-send.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { call } from '../../../app/queries/run-query.ts'
import type { Ports } from '../../../composition/ports.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { AmountField } from '../../../ui/inputs/amount-field.tsx'
import { ConfirmAction } from '../../../ui/overlays/confirm-action.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { myShopsMessages } from '../../../messages/selling/my-shops.messages.ts'
import { ownListingQuery } from '../selling-queries.ts'
import styles from './my-shop-page.module.css'

type Requesting = SaleAct | 'price'

/** What a seller can do with a shop now. Where it was changed elsewhere, that is told, and nothing is done. */
export function SaleActions({ listing }: { readonly listing: OwnListingDetail }) {
  const { id, stage, revision, hasOrder, card } = listing
  const messages = useMessages(myShopsMessages)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const [requesting, setRequesting] = useState<Requesting>()
  const [typed, setTyped] = useState('')
  const [isTold, setTold] = useState(false)
  const close = () => setRequesting(undefined)
  const { mutate, isPending } = useSend({
    mutationFn: (wanted: Requesting) =>
      call(ports, ({ selling }: Ports) =>
        wanted === 'price' ? selling.changePrice(id, revision, priceOf(typed)) : selling.act(id, revision, wanted),
      )(),
    onSuccess: (changed, wanted) => {
      queries.setQueryData(ownListingQuery(ports, id).queryKey, changed)
      for (const queryKey of [['own-listings'], ['shop', id]]) void queries.invalidateQueries({ queryKey })
      toasts.show(wanted === 'price' ? messages.priceSent : messages.actDone[wanted], 'good')
      close()
    },
    onError: (thrown) => {
      const failure = failureOfError(thrown)
      const isStale = failure.kind === 'refused' && failure.reason === 'changed-elsewhere'
      toasts.show(isStale ? messages.changed : failureText(failure, locale), 'bad')
      if (isStale || (failure.kind === 'refused' && failure.reason === 'shop-in-order')) {
        close()
        void queries.invalidateQueries({ queryKey: ownListingQuery(ports, id).queryKey })
      }
    },
  })
  useBackCloses(requesting !== undefined, isPending ? undefined : close)
  const fault = priceFault(typed, card.priceFen, messages)
  if (hasOrder || !mayChangeAt(stage)) return null
  const changePrice = () => (fault === undefined ? mutate('price') : setTold(true))
  const act = requesting === 'price' ? undefined : requesting
  return (
    <div className={styles.acts}>
      <Button block look="secondary" link={(parts) => <PageLink to={`/sellshop?shop=${id}`} {...parts} />}>
        {messages.change}
      </Button>
      {mayPriceAt(stage) && (
        <Button
          block
          look="secondary"
          onClick={() => {
            setTyped(formatYuan(card.priceFen).replace('.00', ''))
            setTold(false)
            setRequesting('price')
          }}
        >
          {messages.price}
        </Button>
      )}
      {saleActsAt(stage).map((one) => (
        <Button key={one} block look={one === 'withdraw' ? 'quiet' : 'secondary'} onClick={() => setRequesting(one)}>
          {messages.acts[one]}
        </Button>
      ))}
      {act !== undefined && (
        <ConfirmAction
          isConfirming
          title={messages.actTitles[act]}
          confirmLabel={messages.acts[act]}
          cancelLabel={messages.keep}
          tone={act === 'withdraw' ? 'danger' : 'plain'}
          busy={isPending}
          onConfirm={() => mutate(act)}
          onCancel={close}
        >
          {messages.actTexts[act]}
        </ConfirmAction>
      )}
      <Sheet
        open={requesting === 'price'}
        onClose={close}
        title={messages.priceTitle}
        closeLabel={messages.close}
        focusOn="field"
        footer={
          <Button block busy={isPending} onClick={changePrice}>
            {messages.priceSend}
          </Button>
        }
      >
        <p className={styles.text}>{messages.priceText}</p>
        <AmountField
          label={messages.priceLabel}
          value={typed}
          onChange={setTyped}
          clean={cleanAmountText}
          {...(isTold && fault !== undefined ? { error: fault } : {})}
        />
      </Sheet>
    </div>
  )
}

const priceOf = (typed: string): number => {
  const read = parseYuan(typed)
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
