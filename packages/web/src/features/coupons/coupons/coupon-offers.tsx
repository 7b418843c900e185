import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CouponOffer } from '@diandu/core/coupons'
import { failureText } from '@diandu/core/words'
import { useHearFailure } from '../../../app/failure-context.ts'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../../../ui/section.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { couponWords } from '../../../words/coupon.words.ts'
import { couponOffersQuery } from '../coupon-queries.ts'
import { CouponTicket } from './coupon-ticket.tsx'
import styles from './coupons.module.css'

/** What the house gives out now. Where there is nothing, nothing is said. */
export function CouponOffers() {
  const words = useWords(couponWords)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const hearFailure = useHearFailure()
  const { data: offers = [] } = useQuery(couponOffersQuery(ports))
  const [busyId, setBusyId] = useState<string>()
  const claim = async ({ id, claimed }: CouponOffer) => {
    if (busyId !== undefined) return
    setBusyId(id)
    // The key says which of this person's claims it is, so that a second tap or a lost answer claims no second one.
    const answer = await (await ports()).coupons.claim(id, `claim-${id}-${claimed}`)
    setBusyId(undefined)
    if (answer.ok) toasts.show(words.got, 'good')
    else {
      hearFailure(answer.failure)
      toasts.show(failureText(answer.failure, locale), 'bad')
    }
    await Promise.all([queries.invalidateQueries({ queryKey: ['coupon-offers'] }), queries.invalidateQueries({ queryKey: ['coupons'] })])
  }
  if (offers.length === 0) return null
  return (
    <Section title={words.offers}>
      <ul className={styles.offers} aria-label={words.offers}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <CouponTicket coupon={offer} note={<p className={styles.terms}>{words.left(offer.left)}</p>} action={actionOf(offer)} />
          </li>
        ))}
      </ul>
    </Section>
  )

  function actionOf(offer: CouponOffer) {
    if (offer.claimed >= offer.perPerson) return <Badge tone="green">{words.claimed}</Badge>
    if (offer.left <= 0) return <Badge>{words.gone}</Badge>
    return (
      <Button size="small" busy={busyId === offer.id} onClick={() => void claim(offer)}>
        {words.claim}
        <VisuallyHidden>{` ${offer.title}`}</VisuallyHidden>
      </Button>
    )
  }
}
