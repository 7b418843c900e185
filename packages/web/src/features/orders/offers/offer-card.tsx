import { lazy, Suspense } from 'react'
import { MINUTE_MS } from '@diandu/core/kernel'
import { OFFER_STATUSES, toOfferStatus, type ShownOffer } from '@diandu/core/orders'
import { nameIn } from '@diandu/core/messages'
import { PageLink } from '../../../router/page-link.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { offerMessages } from '../../../messages/orders/offer.messages.ts'
import { isAgreed, untilText } from '../offer/offer-view.ts'
import { useNow } from '../../../app/time/use-now.ts'
import { yuan } from '../../../app/money/yuan.ts'
import styles from './offers-page.module.css'

const AnswerActions = lazy(async () => ({ default: (await import('./answer-actions.tsx')).AnswerActions }))

/** One offer: a buyer's leads to its page, a seller's is answered here. */
export function OfferCard({ offer }: { readonly offer: ShownOffer }) {
  const messages = useMessages(offerMessages)
  const locale = useLocale()
  const until = untilText(offer, useNow(MINUTE_MS), locale)
  const isToAnswer = offer.role === 'seller' && offer.status === 'open'
  const inside = (
    <>
      <span className={styles.line}>
        <span className={styles.title}>{offer.shopTitle}</span>
        <Badge tone={isAgreed(offer) ? 'green' : offer.status === 'open' ? 'ferry' : 'plain'}>
          {isToAnswer ? messages.yourTurn : nameIn(toOfferStatus(OFFER_STATUSES[offer.status]).name, locale)}
        </Badge>
      </span>
      <span className={styles.sums}>
        <span>
          {messages.offered} {yuan(offer.agreedFen ?? offer.offeredFen)}
        </span>
        <span className={styles.quiet}>
          {messages.requested} {yuan(offer.askedFen)}
        </span>
      </span>
      {until !== undefined && <span className={styles.quiet}>{until}</span>}
    </>
  )
  if (offer.role === 'buyer')
    return <Card link={(parts) => <PageLink to={`/user_center/offer/${offer.shopId}`} {...parts} />}>{inside}</Card>
  return (
    <Card>
      {inside}
      {isToAnswer && (
        <Suspense>
          <AnswerActions offer={offer} />
        </Suspense>
      )}
    </Card>
  )
}
