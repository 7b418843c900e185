import { useSearchParams } from 'react-router'
import { COUPON_STATES, type CouponState } from '@diandu/core/coupons'
import { nameIn } from '@diandu/core/words'
import { BackBar } from '../../../app/back-bar.tsx'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { usePaged } from '../../../app/use-paged.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { EndlessList } from '../../../ui/endless-list.tsx'
import { SkeletonCards } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { couponWords } from '../../../words/coupon.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { couponsQuery } from '../coupon-queries.ts'
import { CouponOffers } from './coupon-offers.tsx'
import { CouponTicket } from './coupon-ticket.tsx'
import styles from './coupons.module.css'

const STATES = Object.keys(COUPON_STATES) as readonly CouponState[]

/** A person's coupons by their state, and what they can claim; the tab lives in the address. */
export function Page() {
  const words = useWords(couponWords)
  const title = useWords(titleWords).coupons
  const locale = useLocale()
  const [search, setSearch] = useSearchParams()
  const state = STATES.find((one) => one === search.get('state')) ?? 'unused'
  const { items: coupons, isEmpty, more } = usePaged(couponsQuery(usePorts(), state))
  return (
    <Screen top={<BackBar title={title} home="/user_center" />}>
      <CouponOffers />
      <Tabs
        label={words.list.label}
        tabs={STATES.map((key) => ({ key, label: nameIn(COUPON_STATES[key], locale) }))}
        current={state}
        onChange={(key) => setSearch(key === 'unused' ? {} : { state: key }, { replace: true })}
      >
        {isEmpty ? (
          <EmptyState picture="paper" action={<Button link={(parts) => <PageLink to="/lists" {...parts} />}>{words.noneAction}</Button>}>
            {words.none[state]}
          </EmptyState>
        ) : (
          <div className={styles.list}>
            <EndlessList
              label={words.list.label}
              items={coupons}
              keyOf={({ id }) => id}
              renderItem={(coupon) => (
                <CouponTicket
                  coupon={coupon}
                  isOver={state !== 'unused'}
                  note={
                    coupon.orderId !== null && (
                      <PageLink className={styles.link} to={`/user_center/order_detail/${coupon.orderId}`}>
                        {words.usedFor}
                      </PageLink>
                    )
                  }
                />
              )}
              {...more}
              words={words.list}
              skeleton={<SkeletonCards count={3} />}
            />
          </div>
        )}
      </Tabs>
    </Screen>
  )
}
