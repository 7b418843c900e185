import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ShopOfferAnswer, ShownShopOffer } from '@diandu/core/buyer-requests'
import { failureText } from '@diandu/core/messages'
import { useSend } from '../../../app/queries/use-send.ts'
import { useBackCloses } from '../../../app/layout/use-back-steps.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { shopOfferMessages } from '../../../messages/requests/shop-offer.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { ConfirmAction } from '../../../ui/overlays/confirm-action.tsx'

const DONE = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const

/** The buyer's word about an offered shop, or its seller taking it back. */
export function OfferAnswers({ offer }: { readonly offer: ShownShopOffer }) {
  const messages = useMessages(shopOfferMessages)
  const locale = useLocale()
  const queries = useQueryClient()
  const [confirming, setConfirming] = useState<'accept' | 'withdraw'>()
  const [sharesMobile, setShares] = useState(false)
  const { send, isBusy } = useSend({
    send: ({ shopOffers }, answer: ShopOfferAnswer) => shopOffers.answer(offer.id, answer),
    onDone: (_offer, { kind }) => toasts.show(messages[DONE[kind]], 'good'),
    onFailed: (failure) => toasts.show(failureText(failure, locale), 'bad'),
    onSettled: async () => {
      setConfirming(undefined)
      for (const key of ['request-offers', 'my-shop-offers', 'request', 'my-requests', 'request-matches'])
        await queries.invalidateQueries({ queryKey: [key] })
    },
  })
  const close = () => setConfirming(undefined)
  useBackCloses(confirming !== undefined, isBusy ? undefined : close)
  if (offer.role === 'seller')
    return (
      <div className="mt-12 grid gap-8">
        <Button look="quiet" size="small" block onClick={() => setConfirming('withdraw')}>
          {messages.withdraw}
        </Button>
        <ConfirmAction
          isConfirming={confirming === 'withdraw'}
          title={messages.withdrawTitle}
          confirmLabel={messages.withdraw}
          cancelLabel={messages.cancel}
          busy={isBusy}
          onConfirm={() => void send({ kind: 'withdraw' })}
          onCancel={close}
        >
          {messages.withdrawLine}
        </ConfirmAction>
      </div>
    )
  return (
    <div className="mt-12 grid gap-8 cols-2">
      <Button look="secondary" block busy={isBusy} onClick={() => void send({ kind: 'decline' })}>
        {messages.decline}
      </Button>
      <Button block disabled={offer.shop?.status !== 'on-sale'} onClick={() => setConfirming('accept')}>
        {messages.accept}
      </Button>
      <ConfirmAction
        isConfirming={confirming === 'accept'}
        title={messages.acceptTitle}
        confirmLabel={messages.accept}
        cancelLabel={messages.cancel}
        busy={isBusy}
        onConfirm={() => void send({ kind: 'accept', sharesMobile })}
        onCancel={close}
      >
        {messages.acceptLine}
        <Checkbox checked={sharesMobile} onChange={setShares}>
          {messages.shareMine}
        </Checkbox>
      </ConfirmAction>
    </div>
  )
}
