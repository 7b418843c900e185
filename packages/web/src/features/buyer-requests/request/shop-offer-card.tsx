import {
  SHOP_OFFER_STATES,
  type OfferContact,
  type ShopOfferAnswer,
  type ShownShopOffer,
} from '@diandu/core/buyer-requests'
import { formatTime } from '@diandu/core/format'
import { failureText, nameIn } from '@diandu/core/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useBackCloses } from '../../../app/layout/use-back-steps.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useSend } from '../../../app/queries/use-send.ts'
import { criteriaTexts, reasonLine } from '../../../app/shops/requests/criteria-text.ts'
import { ShopCard } from '../../../app/shops/shop-card/shop-card.tsx'
import { shopOfferMessages } from '../../../messages/requests/shop-offer.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { Card } from '../../../ui/lists/section.tsx'
import { ConfirmAction } from '../../../ui/overlays/confirm-action.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'

/** One offered shop, as its buyer or its seller sees it. */
export function ShopOfferCard({ offer }: { readonly offer: ShownShopOffer }) {
  const messages = useMessages(shopOfferMessages)
  const locale = useLocale()
  const { shop, shopId, content, state, role, offeredAt, reasons, criteria, contact } = offer
  const isForSale = shop?.status === 'on-sale'
  return (
    <div className="mb-12">
      {shop !== null && <ShopCard shop={shop} />}
      {shop !== null && reasons.length > 0 && (
        <p className="remark my-4 break-anywhere">{reasonLine({ criteria, shop, reasons }, locale)}</p>
      )}
      <Card>
        <p className="ends items-start">
          {role === 'seller' ? (
            <span>{criteriaTexts(criteria, locale).join(' · ')}</span>
          ) : (
            <span className="detail">{messages.offeredOn(formatTime(offeredAt, 'yyyy-mm-dd'))}</span>
          )}
          <Badge tone={state === 'accepted' ? 'green' : state === 'waiting' ? 'ferry' : 'plain'}>
            {role === 'buyer' ? messages.asBuyer[state] : nameIn(SHOP_OFFER_STATES[state], locale)}
          </Badge>
        </p>
        {content !== '' && <p className="mt-8 break-anywhere">{content}</p>}
        {!isForSale && (
          <p className="note trail-12 mt-8 flex wrap">
            <span>{messages.gone}</span>
          </p>
        )}
        {contact !== null && <Contact contact={contact} role={role} />}
        {state === 'accepted' && role === 'buyer' && isForSale && (
          <div className="mt-12 grid gap-8">
            <Button block link={(parts) => <PageLink to={`/shop/${shopId}`} {...parts} />}>
              {messages.order}
            </Button>
          </div>
        )}
        {state === 'waiting' && <OfferAnswers offer={offer} />}
      </Card>
    </div>
  )
}

function Contact({ contact, role }: { readonly contact: OfferContact; readonly role: 'buyer' | 'seller' }) {
  const messages = useMessages(shopOfferMessages)
  const { name, mobile, isFull } = contact
  return (
    <>
      <p className="mt-8 break-anywhere">
        <span>{role === 'buyer' ? messages.reachSeller : messages.reachBuyer}</span>{' '}
        {isFull ? (
          <a href={`tel:${mobile}`}>{messages.phone(name, mobile)}</a>
        ) : (
          <span>{messages.phone(name, mobile)}</span>
        )}
      </p>
      {!isFull && (
        <p className="note trail-12 mt-8 flex wrap">
          <span>{messages.masked}</span>
        </p>
      )}
    </>
  )
}

const DONE = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const

/** The buyer's word about an offered shop, or its seller taking it back. */
function OfferAnswers({ offer }: { readonly offer: ShownShopOffer }) {
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
