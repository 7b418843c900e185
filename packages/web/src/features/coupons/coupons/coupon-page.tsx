import { COUPON_STATES, type CouponOffer, type CouponState } from '@diandu/core/coupons'
import { formatCount } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { useSearchParams } from 'react-router-dom'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { CouponTicket } from '../../../app/money/coupon-ticket.tsx'
import { couponOffersQuery } from '../../../app/money/money-queries.ts'
import { useClaimCoupon } from '../../../app/money/coupons/use-claim-coupon.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { ownPagedQuery, usePaged } from '../../../app/queries/use-paged.ts'
import { usePorts, type PortsSource, useLoad } from '../../../app/queries/queries.ts'
import { couponMessages } from '../../../messages/money/coupon.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'

const STATES = Object.keys(COUPON_STATES) as readonly CouponState[]

/** A person's coupons by their state, and what they can claim; the tab lives in the address. */
export function Page() {
  const messages = useMessages(couponMessages)
  const locale = useLocale()
  const [search, setSearch] = useSearchParams()
  const state = STATES.find((one) => one === search.get('state')) ?? 'unused'
  const { items: coupons, isEmpty, more } = usePaged(couponsQuery(usePorts(), state), 'own-page')
  return (
    <BackScreen title="coupons" home="/user_center">
      <CouponOffers />
      <Tabs
        label={messages.list.label}
        tabs={STATES.map((key) => ({ key, label: nameIn(COUPON_STATES[key], locale) }))}
        current={state}
        onChange={(key) => setSearch(key === 'unused' ? {} : { state: key }, { replace: true })}
      >
        {isEmpty ? (
          <EmptyState
            picture="paper"
            action={<Button link={(parts) => <PageLink to="/lists" {...parts} />}>{messages.noneAction}</Button>}
          >
            {messages.none[state]}
          </EmptyState>
        ) : (
          <div className="px-16 pt-12 pb-16">
            <EndlessList
              label={messages.list.label}
              items={coupons}
              keyOf={({ id }) => id}
              renderItem={(coupon) => (
                <CouponTicket
                  coupon={coupon}
                  isOver={state !== 'unused'}
                  note={
                    coupon.orderId !== null && (
                      <PageLink className="lone-link type-line" to={`/user_center/order_detail/${coupon.orderId}`}>
                        {messages.usedFor}
                      </PageLink>
                    )
                  }
                />
              )}
              {...more}
              messages={messages.list}
            />
          </div>
        )}
      </Tabs>
    </BackScreen>
  )
}

const couponsQuery = (ports: PortsSource, state: CouponState) =>
  ownPagedQuery(ports, ['coupons', state], ({ coupons }, cursor, signal) => coupons.list(state, cursor, signal))

/** Coupons that the platform gives out now. Renders nothing without any. */
function CouponOffers() {
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
