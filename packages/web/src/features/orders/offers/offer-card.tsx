import { lazy, Suspense } from 'react'
import { OFFER_STATUSES, toOfferStatus, type ShownOffer } from '@diandu/core/orders'
import { nameIn } from '@diandu/core/words'
import { PageLink } from '../../../app/page-link.tsx'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { offerWords } from '../../../words/offer.words.ts'
import { isAgreed, untilText } from '../offer/offer-view.ts'
import { yuan } from '../../../app/yuan.ts'
import styles from './offers-page.module.css'

const AnswerActs = lazy(async () => ({ default: (await import('./answer-acts.tsx')).AnswerActs }))

/** One offer: a buyer's leads to its page, a seller's is answered here. */
export function OfferCard({ offer }: { readonly offer: ShownOffer }) {
  const words = useWords(offerWords)
  const locale = useLocale()
  const until = untilText(offer, locale)
  const isToAnswer = offer.role === 'seller' && offer.status === 'open'
  const inside = (
    <>
      <span className={styles.line}>
        <span className={styles.title}>{offer.shopTitle}</span>
        <Badge tone={isAgreed(offer) ? 'green' : offer.status === 'open' ? 'ferry' : 'plain'}>{isToAnswer ? words.yourTurn : nameIn(toOfferStatus(OFFER_STATUSES[offer.status]).name, locale)}</Badge>
      </span>
      <span className={styles.sums}>
        <span>
          {words.offered} {yuan(offer.agreedFen ?? offer.offeredFen)}
        </span>
        <span className={styles.quiet}>
          {words.asked} {yuan(offer.askedFen)}
        </span>
      </span>
      {until !== undefined && <span className={styles.quiet}>{until}</span>}
    </>
  )
  if (offer.role === 'buyer') return <Card link={(parts) => <PageLink to={`/user_center/offer/${offer.shopId}`} {...parts} />}>{inside}</Card>
  return (
    <Card>
      {inside}
      {isToAnswer && (
        <Suspense>
          <AnswerActs offer={offer} />
        </Suspense>
      )}
    </Card>
  )
}
