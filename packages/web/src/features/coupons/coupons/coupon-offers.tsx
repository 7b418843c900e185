import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CouponOffer } from '@diandu/core/coupons'
import { failureText } from '@diandu/core/messages'
import { useReportFailure } from '../../../app/failures/failure-context.ts'
import { useSendGates } from '../../../app/pacing/use-send-gates.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useLoad } from '../../../app/queries/use-page-query.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { couponMessages } from '../../../messages/money/coupon.messages.ts'
import { couponOffersQuery } from '../coupon-queries.ts'
import { CouponTicket } from '../../../app/money/coupon-ticket.tsx'
import styles from './coupons.module.css'

/** What the platform gives out now. Where there is nothing, nothing is said. */
export function CouponOffers() {
  const messages = useMessages(couponMessages)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const reportFailure = useReportFailure()
  const { data: offers = [] } = useLoad(couponOffersQuery(ports))
  const gates = useSendGates()
  const [busyId, setBusyId] = useState<string>()
  const claim = async ({ id, claimed }: CouponOffer) => {
    const gate = gates(`${id} ${claimed}`)
    if (busyId !== undefined || !gate.enter()) return
    setBusyId(id)
    // The key says which of this person's claims it is, so that a second tap or a lost answer claims no second one.
    const answer = await (await ports()).coupons.claim(id, `claim-${id}-${claimed}`)
    setBusyId(undefined)
    if (answer.ok) toasts.show(messages.got, 'good')
    else {
      gate.reopen()
      reportFailure(answer.failure)
      toasts.show(failureText(answer.failure, locale), 'bad')
    }
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['coupon-offers'] }),
      queries.invalidateQueries({ queryKey: ['coupons'] }),
    ])
  }
  if (offers.length === 0) return null
  return (
    <Section title={messages.offers}>
      <ul className={styles.offers} aria-label={messages.offers}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <CouponTicket
              coupon={offer}
              note={<p className={styles.terms}>{messages.left(offer.left)}</p>}
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
