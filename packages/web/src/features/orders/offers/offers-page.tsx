import { useSearchParams } from 'react-router'
import { ORDER_ROLES, type OrderRole } from '@diandu/core/orders'
import { BackBar } from '../../../app/back-bar.tsx'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { usePaged } from '../../../app/use-paged.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { EndlessList } from '../../../ui/endless-list.tsx'
import { SkeletonCards } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { offerWords } from '../../../words/offer.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { offersQuery } from '../order-queries.ts'
import { OfferCard } from './offer-card.tsx'
import styles from './offers-page.module.css'

/** Where somebody goes on whose side is empty. */
const NEXT: Readonly<Record<OrderRole, string>> = { buyer: '/lists', seller: '/user_center/order?role=seller' }

const roleOf = (text: string | null): OrderRole => ORDER_ROLES.find((role) => role === text) ?? 'buyer'

/** Lower prices that a person offered, or that were offered for their shops; the side lives in the address. */
export function Page() {
  const words = useWords(offerWords)
  const title = useWords(titleWords).offers
  const [search, setSearch] = useSearchParams()
  const role = roleOf(search.get('role'))
  const { items: offers, isEmpty, more } = usePaged(offersQuery(usePorts(), role))
  return (
    <Screen top={<BackBar title={title} home="/user_center/order" />}>
      <Tabs
        label={words.side}
        tabs={ORDER_ROLES.map((key) => ({ key, label: words.roles[key] }))}
        current={role}
        onChange={(key) => setSearch(key === 'buyer' ? {} : { role: key }, { replace: true })}
      >
        {isEmpty ? (
          <EmptyState picture="paper" action={<Button link={(parts) => <PageLink to={NEXT[role]} {...parts} />}>{words.emptyAction[role]}</Button>}>
            {words.empty[role]}
          </EmptyState>
        ) : (
          <div className={styles.list}>
            <EndlessList
              label={words.list}
              items={offers}
              keyOf={(offer) => offer.id}
              renderItem={(offer) => <OfferCard offer={offer} />}
              {...more}
              words={words}
              skeleton={<SkeletonCards count={3} />}
            />
          </div>
        )}
      </Tabs>
    </Screen>
  )
}
