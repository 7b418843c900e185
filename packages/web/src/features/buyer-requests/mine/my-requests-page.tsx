import { useSearchParams } from 'react-router-dom'
import { REQUEST_STATES, type OwnRequest } from '@diandu/core/buyer-requests'
import { formatCount, formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { buyerRequestMessages } from '../../../messages/requests/buyer-request.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Card } from '../../../ui/lists/section.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { criteriaTexts } from '../../../app/shops/requests/criteria-text.ts'
import { myRequestsQuery, myShopOffersQuery } from '../request-queries.ts'
import { ShopOfferCard } from '../request/shop-offer-card.tsx'

/** The user's requests, and the shops that they offered to others; the address holds the tab. */
export function Page() {
  const messages = useMessages(buyerRequestMessages)
  const [search, setSearch] = useSearchParams()
  const side = search.get('tab') === 'offers' ? 'offers' : 'requests'
  return (
    <BackScreen
      title="myRequests"
      home="/user_center"
      action={
        <StickyAction>
          <Button block link={(parts) => <PageLink to={side === 'offers' ? '/buylist' : '/want_buy'} {...parts} />}>
            {side === 'offers' ? messages.mine.emptyOffersAction : messages.mine.emptyAction}
          </Button>
        </StickyAction>
      }
    >
      <Tabs
        label={messages.mine.tabs}
        tabs={[
          { key: 'requests', label: messages.mine.requests },
          { key: 'offers', label: messages.mine.offers },
        ]}
        current={side}
        onChange={(key) => setSearch(key === 'offers' ? { tab: 'offers' } : {}, { replace: true })}
      >
        {side === 'offers' ? <Offered /> : <Requests />}
      </Tabs>
    </BackScreen>
  )
}

function Requests() {
  const messages = useMessages(buyerRequestMessages)
  const { items, isEmpty, more } = usePaged(myRequestsQuery(usePorts()), 'own-page')
  if (isEmpty) return <EmptyState picture="search">{messages.mine.empty}</EmptyState>
  return (
    <div className="px-16 pt-12 pb-16">
      <EndlessList
        label={messages.mine.label}
        items={items}
        keyOf={({ id }) => id}
        renderItem={(request) => <OwnRequestCard request={request} />}
        {...more}
        messages={messages.list}
      />
    </div>
  )
}

function Offered() {
  const messages = useMessages(buyerRequestMessages)
  const { items, isEmpty, more } = usePaged(myShopOffersQuery(usePorts()), 'own-page')
  if (isEmpty) return <EmptyState picture="search">{messages.mine.emptyOffers}</EmptyState>
  return (
    <div className="px-16 pt-12 pb-16">
      <EndlessList
        label={messages.mine.offersLabel}
        items={items}
        keyOf={({ id }) => id}
        renderItem={(offer) => <ShopOfferCard offer={offer} />}
        {...more}
        messages={messages.list}
      />
    </div>
  )
}

function OwnRequestCard({ request }: { readonly request: OwnRequest }) {
  const { mine } = useMessages(buyerRequestMessages)
  const locale = useLocale()
  const { id, criteria, content, state, until, matchCount, offerCount, waitingCount } = request
  return (
    <Card link={(parts) => <PageLink to={`/user_center/request/${id}`} {...parts} />}>
      <span className="ends items-start">
        <span className="strong break-anywhere">{criteriaTexts(criteria, locale).join(' · ')}</span>
        <Badge tone={state === 'open' ? 'green' : state === 'under-review' ? 'amber' : 'plain'}>
          {nameIn(REQUEST_STATES[state], locale)}
        </Badge>
      </span>
      {content !== '' && <span className="mt-8 break-anywhere">{content}</span>}
      <span className="note trail-12 mt-8 flex wrap">
        <span>{mine.matches(formatCount(matchCount))}</span>
        {offerCount > 0 && <span>{mine.offered(formatCount(offerCount))}</span>}
        {waitingCount > 0 && <strong>{mine.waiting(formatCount(waitingCount))}</strong>}
        {state === 'open' && <span>{mine.until(formatTime(until, 'yyyy-mm-dd'))}</span>}
      </span>
    </Card>
  )
}
