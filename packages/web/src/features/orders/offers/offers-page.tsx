import { useSearchParams } from 'react-router-dom'
import { ORDER_ROLES, type OrderRole } from '@diandu/core/orders'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { PageLink } from '../../../router/page-link.tsx'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Screen } from '../../../app/layout/screen.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { SkeletonCards } from '../../../ui/feedback/skeleton.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { offerMessages } from '../../../messages/orders/offer.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { offersQuery } from '../order-queries.ts'
import { OfferCard } from './offer-card.tsx'

/** Where a user goes on whose list is empty. */
const NEXT: Readonly<Record<OrderRole, string>> = { buyer: '/lists', seller: '/user_center/order?role=seller' }

const roleOf = (text: string | null): OrderRole => ORDER_ROLES.find((role) => role === text) ?? 'buyer'

/** Lower prices that a person offered, or that were offered for their shops; the side lives in the address. */
export function Page() {
  const messages = useMessages(offerMessages)
  const title = useMessages(titleMessages).offers
  const [search, setSearch] = useSearchParams()
  const role = roleOf(search.get('role'))
  const { items: offers, isEmpty, more } = usePaged(offersQuery(usePorts(), role), 'own-page')
  return (
    <Screen top={<BackBar title={title} home="/user_center/order" />}>
      <Tabs
        label={messages.side}
        tabs={ORDER_ROLES.map((key) => ({ key, label: messages.roles[key] }))}
        current={role}
        onChange={(key) => setSearch(key === 'buyer' ? {} : { role: key }, { replace: true })}
      >
        {isEmpty ? (
          <EmptyState
            picture="paper"
            action={
              <Button link={(parts) => <PageLink to={NEXT[role]} {...parts} />}>{messages.emptyAction[role]}</Button>
            }
          >
            {messages.empty[role]}
          </EmptyState>
        ) : (
          <div className="px-16 pt-12 pb-16">
            <EndlessList
              label={messages.list}
              items={offers}
              keyOf={(offer) => offer.id}
              renderItem={(offer) => <OfferCard offer={offer} />}
              {...more}
              messages={messages}
              skeleton={<SkeletonCards count={3} />}
            />
          </div>
        )}
      </Tabs>
    </Screen>
  )
}
