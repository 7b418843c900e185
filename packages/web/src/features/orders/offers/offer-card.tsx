import { MINUTE_MS } from '@diandu/core/kernel'
import { OFFER_STATUSES, standingFen, toOfferStatus, type ShownOffer } from '@diandu/core/orders'
import { nameIn } from '@diandu/core/messages'
import { formatMoney } from '@diandu/core/format'
import { PageLink } from '../../../router/page-link.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { offerMessages } from '../../../messages/orders/offer.messages.ts'
import { useNow } from '../../../app/queries/use-now.ts'
import { bargainStage, untilText, type BargainStage } from '../bargain/bargain-view.ts'
import styles from './offers-page.module.css'

const TONES = { answer: 'amber', wait: 'ferry', agreed: 'green', over: 'plain' } as const satisfies Record<
  BargainStage,
  string
>

/** One offer, which leads to its thread: a buyer's with the shop, a seller's by itself. */
export function OfferCard({ offer }: { readonly offer: ShownOffer }) {
  const messages = useMessages(offerMessages)
  const locale = useLocale()
  const until = untilText(offer, useNow(MINUTE_MS), locale)
  const stage = bargainStage(offer)
  const stageName = offer.agreedFen !== null ? 'agreed' : offer.status === 'countered' ? 'countered' : 'offered'
  const to = offer.role === 'buyer' ? `/user_center/offer/${offer.shopId}` : `/user_center/bargain/${offer.id}`
  return (
    <Card link={(parts) => <PageLink to={to} {...parts} />}>
      <span className={styles.line}>
        <span className="clamp-2 mr-8 strong">{offer.shopTitle}</span>
        <Badge tone={TONES[stage]}>
          {stage === 'answer' ? messages.yourTurn : nameIn(toOfferStatus(OFFER_STATUSES[offer.status]).name, locale)}
        </Badge>
      </span>
      <span className="mt-8 flex between">
        <span>
          {messages.stages[stageName]} {formatMoney(standingFen(offer))}
        </span>
        <span className="note">
          {messages.requested} {formatMoney(offer.askedFen)}
        </span>
      </span>
      {until !== undefined && <span className="note">{until}</span>}
    </Card>
  )
}
