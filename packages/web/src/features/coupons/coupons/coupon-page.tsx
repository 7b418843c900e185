import { useSearchParams } from 'react-router-dom'
import { COUPON_STATES, type CouponState } from '@diandu/core/coupons'
import { nameIn } from '@diandu/core/messages'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { PageLink } from '../../../router/page-link.tsx'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Screen } from '../../../app/layout/screen.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { SkeletonCards } from '../../../ui/feedback/skeleton.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { couponMessages } from '../../../messages/money/coupon.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { couponsQuery } from '../coupon-queries.ts'
import { CouponOffers } from './coupon-offers.tsx'
import { CouponTicket } from '../../../app/money/coupon-ticket.tsx'

const STATES = Object.keys(COUPON_STATES) as readonly CouponState[]

/** A person's coupons by their state, and what they can claim; the tab lives in the address. */
export function Page() {
  const messages = useMessages(couponMessages)
  const title = useMessages(titleMessages).coupons
  const locale = useLocale()
  const [search, setSearch] = useSearchParams()
  const state = STATES.find((one) => one === search.get('state')) ?? 'unused'
  const { items: coupons, isEmpty, more } = usePaged(couponsQuery(usePorts(), state), 'own-page')
  return (
    <Screen top={<BackBar title={title} home="/user_center" />}>
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
              skeleton={<SkeletonCards count={3} />}
            />
          </div>
        )}
      </Tabs>
    </Screen>
  )
}
