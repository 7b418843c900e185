import type { CouponOffer } from '@diandu/core/coupons'
import { formatCount } from '@diandu/core/format'
import { couponOffersQuery } from '../../../app/money/coupons/coupon-offers-query.ts'
import { useClaimCoupon } from '../../../app/money/coupons/use-claim-coupon.ts'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { couponMessages } from '../../../messages/money/coupon.messages.ts'
import { CouponTicket } from '../../../app/money/coupon-ticket.tsx'

/** Coupons that the platform gives out now. Renders nothing without any. */
export function CouponOffers() {
  const messages = useMessages(couponMessages)
  const { data: offers = [] } = useLoad(couponOffersQuery(usePorts()), 'own-part')
  const { claim, busyId } = useClaimCoupon()
  if (offers.length === 0) return null
  return (
    <Section title={messages.offers}>
      <ul className="grid gap-12" aria-label={messages.offers}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <CouponTicket
              coupon={offer}
              note={<p className="note">{messages.left(formatCount(offer.left))}</p>}
              action={actionOf(offer)}
            />
          </li>
        ))}
      </ul>
    </Section>
  )

  function actionOf(offer: CouponOffer) {
    if (offer.claimed >= offer.perPerson) return <Badge tone="green">{messages.claimed}</Badge>
    if (offer.left <= 0) return <Badge>{messages.gone}</Badge>
    return (
      <Button size="small" busy={busyId === offer.id} onClick={() => void claim(offer)}>
        {messages.claim}
        <VisuallyHidden>{` ${offer.title}`}</VisuallyHidden>
      </Button>
    )
  }
}
