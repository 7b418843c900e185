import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ShopOfferAnswer, ShownShopOffer } from '@diandu/core/buyer-requests'
import { failureText } from '@diandu/core/messages'
import { failureOfError } from '../../../app/queries/failures/failure-error.ts'
import { useBackCloses } from '../../../app/layout/use-back-steps.ts'
import { useSend } from '../../../app/device/use-send.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { call } from '../../../app/queries/run-query.ts'
import { shopOfferMessages } from '../../../messages/requests/shop-offer.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { ConfirmAction } from '../../../ui/overlays/confirm-action.tsx'
import styles from '../request.module.css'

const DONE = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const

/** The buyer's word about an offered shop, or its seller taking it back. */
export function OfferAnswers({ offer }: { readonly offer: ShownShopOffer }) {
  const messages = useMessages(shopOfferMessages)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const [confirming, setConfirming] = useState<'accept' | 'withdraw'>()
  const [sharesMobile, setShares] = useState(false)
  const { mutate, isPending } = useSend({
    mutationFn: (answer: ShopOfferAnswer) => call(ports, ({ shopOffers }) => shopOffers.answer(offer.id, answer))(),
    onSuccess: (_offer, { kind }) => toasts.show(messages[DONE[kind]], 'good'),
    onError: (thrown) => toasts.show(failureText(failureOfError(thrown), locale), 'bad'),
    onSettled: async () => {
      setConfirming(undefined)
      for (const key of ['request-offers', 'my-shop-offers', 'request', 'my-requests', 'request-matches'])
        await queries.invalidateQueries({ queryKey: [key] })
    },
  })
  const close = () => setConfirming(undefined)
  useBackCloses(confirming !== undefined, isPending ? undefined : close)
  if (offer.role === 'seller')
    return (
      <div className={styles.actions}>
        <Button look="quiet" size="small" block onClick={() => setConfirming('withdraw')}>
          {messages.withdraw}
        </Button>
        <ConfirmAction
          isConfirming={confirming === 'withdraw'}
          title={messages.withdrawTitle}
          confirmLabel={messages.withdraw}
          cancelLabel={messages.cancel}
          busy={isPending}
          onConfirm={() => mutate({ kind: 'withdraw' })}
          onCancel={close}
        >
          {messages.withdrawLine}
        </ConfirmAction>
      </div>
    )
  return (
    <div className={styles.pair}>
      <Button look="secondary" block busy={isPending} onClick={() => mutate({ kind: 'decline' })}>
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
        busy={isPending}
        onConfirm={() => mutate({ kind: 'accept', sharesMobile })}
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
