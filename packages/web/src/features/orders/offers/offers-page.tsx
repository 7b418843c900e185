import { formatMoney } from '@diandu/core/format'
import { MINUTE_MS } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/messages'
import {
  OFFER_STATUSES,
  ORDER_ROLES,
  standingFen,
  toOfferStatus,
  type OrderRole,
  type ShownOffer,
} from '@diandu/core/orders'
import { useSearchParams } from 'react-router-dom'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { useNow } from '../../../app/queries/use-now.ts'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { offerMessages } from '../../../messages/orders/offer.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Card } from '../../../ui/lists/section.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { bargainStage, type BargainStage, untilText } from '../bargain/bargain-view.ts'
import { offersQuery } from '../order-queries.ts'
import styles from './offers-page.module.css'

/** Where a user goes on whose list is empty. */
const NEXT: Readonly<Record<OrderRole, string>> = { buyer: '/lists', seller: '/user_center/order?role=seller' }

const roleOf = (text: string | null): OrderRole => ORDER_ROLES.find((role) => role === text) ?? 'buyer'

/** Lower prices that a person offered, or that were offered for their shops; the side lives in the address. */
export function Page() {
  const messages = useMessages(offerMessages)
  const [search, setSearch] = useSearchParams()
  const role = roleOf(search.get('role'))
  const { items: offers, isEmpty, more } = usePaged(offersQuery(usePorts(), role), 'own-page')
  return (
    <BackScreen title="offers" home="/user_center/order">
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
            />
          </div>
        )}
      </Tabs>
    </BackScreen>
  )
}

const TONES = { answer: 'amber', wait: 'ferry', agreed: 'green', over: 'plain' } as const satisfies Record<
  BargainStage,
  string
>

/** One offer, which leads to its thread: a buyer's with the shop, a seller's by itself. */
function OfferCard({ offer }: { readonly offer: ShownOffer }) {
  const messages = useMessages(offerMessages)
  const locale = useLocale()
  const until = untilText(offer, useNow(MINUTE_MS), locale)
  const stage = bargainStage(offer)
  const stageName = offer.agreedFen !== null ? 'agreed' : offer.status === 'countered' ? 'countered' : 'offered'
  const to = offer.role === 'buyer' ? `/user_center/offer/${offer.shopId}` : `/user_center/bargain/${offer.id}`
  return (
    <Card link={(parts) => <PageLink to={to} {...parts} />}>
      <span className={`between flex items-start ${styles.line}`}>
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
