import { claimableOffers } from '@diandu/core/coupons'
import { formatMoney } from '@diandu/core/format'
import { couponPayment, type DealSums } from '@diandu/core/orders'
import { couponTitle } from '../../../../app/money/coupon-title.ts'
import { couponOffersQuery } from '../../../../app/money/money-queries.ts'
import { useClaimCoupon } from '../../../../app/money/coupons/use-claim-coupon.ts'
import { useLoad, usePorts } from '../../../../app/queries/queries.ts'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { couponChoiceMessages } from '../../../../messages/money/coupon-choice.messages.ts'
import { couponMessages } from '../../../../messages/money/coupon.messages.ts'
import { VisuallyHidden } from '../../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import styles from '../checkout.module.css'

const MAX_SHOWN = 2

/** Coupons that this buyer can still claim and that would take something off this deal. */
export function ClaimableCoupons({ sums, now }: { readonly sums: DealSums; readonly now: number }) {
  const messages = useMessages(couponChoiceMessages)
  const { claim: label } = useMessages(couponMessages)
  const locale = useLocale()
  const { data: offers = [] } = useLoad(couponOffersQuery(usePorts()))
  const { claim, busyId } = useClaimCoupon()
  const claimable = claimableOffers(offers, couponPayment(sums.terms), now).slice(0, MAX_SHOWN)
  if (claimable.length === 0) return null
  return (
    <section className="mx-16 mt-16" aria-label={messages.claimable}>
      <h2 className="mt-4 quiet">{messages.claimable}</h2>
      <ul>
        {claimable.map(({ offer, discountFen }) => (
          <li key={offer.id} className={styles.claimable}>
            <p>
              <b className="block">{messages.saves(formatMoney(discountFen))}</b>
              <span>{couponTitle(offer.title, locale)}</span>
            </p>
            <Button size="small" look="secondary" busy={busyId === offer.id} onClick={() => void claim(offer)}>
              {label}
              <VisuallyHidden>{` ${couponTitle(offer.title, locale)}`}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
