import { SHOP_OFFER_STATES, type OfferContact, type ShownShopOffer } from '@diandu/core/buyer-requests'
import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { ShopCard } from '../../../app/shops/shop-card/shop-card.tsx'
import { shopOfferMessages } from '../../../messages/requests/shop-offer.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/lists/section.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { criteriaTexts, reasonLine } from '../../../app/shops/requests/criteria-text.ts'
import { OfferAnswers } from './offer-answers.tsx'

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
