import type { ShopId } from '@diandu/core/catalog'
import { formatMoney, formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import {
  SALE_EVENTS,
  SELL_FIELD_NAMES,
  mayChangeAt,
  mayPriceAt,
  saleActsAt,
  stepOfField,
  type OwnListingDetail,
} from '@diandu/core/selling'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { PartFailure } from '../../../app/layout/failures/part-failure.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { SaleActDialogs, type RequestedAct } from '../../../app/shops/own-shop/sale-act-dialogs.tsx'
import { ShopCardPreview } from '../../../app/shops/shop-card/shop-card-preview.tsx'
import { myShopsMessages } from '../../../messages/selling/my-shops.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Timeline } from '../../../ui/lists/timeline.tsx'
import { StageBadge } from '../my-shops/own-listing-card.tsx'
import { ownListingQuery, relatedQuery } from '../selling-queries.ts'
import { UnmetNotice } from '../unmet-notice.tsx'
import styles from './my-shop-page.module.css'
import { SaleChart } from './sale-chart.tsx'

/** One of one's own shops: its state, what comes next, who looked, and what can be done. */
export function Page() {
  const messages = useMessages(myShopsMessages)
  const id = (useParams()['id'] ?? '') as ShopId
  const { data: listing, failure, refetch } = useLoad(ownListingQuery(usePorts(), id), 'own-page')
  if (listing === undefined && failure !== undefined) {
    if (failure.kind !== 'refused') return <ErrorPage failure={failure} />
  }
  return (
    <BackScreen title="myShop" home="/user_center/shops">
      {listing !== undefined ? (
        <Listing listing={listing} />
      ) : failure === undefined ? (
        <LoadState messages={messages} isError={false} onRetry={() => void refetch()} lines={8} inset />
      ) : (
        <EmptyState
          picture="adrift"
          action={<Button link={(parts) => <PageLink to="/user_center/shops" {...parts} />}>{messages.toList}</Button>}
        >
          {messages.missing}
        </EmptyState>
      )}
    </BackScreen>
  )
}

function Listing({ listing }: { readonly listing: OwnListingDetail }) {
  const messages = useMessages(myShopsMessages)
  const locale = useLocale()
  const { id, card, stage, wanted, refusedFor, unmet, hasOrder, marked, history } = listing
  const isToAccept = stage === 'under-review' || stage === 'more-wanted' || stage === 'refused'
  const isInDeal = stage === 'deposit-taken' || stage === 'handing-over'
  const isShown = stage === 'on-sale' || isInDeal || stage === 'sold'
  return (
    <div className={styles.page}>
      <ShopCardPreview shop={card} />
      {/* In a deal the notice below says what comes next, with the way there. */}
      {!isInDeal && (
        <div className={`row apart-8 ${styles.stage}`}>
          <StageBadge stage={stage} />
          <span>{messages.next[stage]}</span>
        </div>
      )}
      {wanted !== null && (
        <Notice
          tone="warning"
          title={messages.asks(nameIn(SELL_FIELD_NAMES[wanted.field], locale))}
          action={
            <Button
              size="small"
              link={(parts) => <PageLink to={`/sellshop?shop=${id}&step=${stepOfField(wanted.field)}`} {...parts} />}
            >
              {messages.fix}
            </Button>
          }
        >
          {wanted.words}
        </Notice>
      )}
      {refusedFor !== null && (
        <Notice tone="warning" title={messages.reason}>
          {refusedFor}
        </Notice>
      )}
      {isToAccept && <UnmetNotice unmet={unmet} photosPath={`/sellshop?shop=${id}&step=what`} />}
      {marked.length > 0 && (
        <Notice>
          {messages.marked(
            marked.map((field) => nameIn(SELL_FIELD_NAMES[field], locale)).join(locale === 'en' ? ', ' : '、'),
          )}
        </Notice>
      )}
      {(hasOrder || isInDeal) && (
        <Notice
          action={
            <Button
              size="small"
              look="secondary"
              link={(parts) => <PageLink to="/user_center/order?role=seller" {...parts} />}
            >
              {messages.toOrders}
            </Button>
          }
        >
          {isInDeal ? messages.next[stage] : messages.waitingOrder}
        </Notice>
      )}
      <SaleActions listing={listing} />
      {isShown && (
        <Button look="quiet" block link={(parts) => <PageLink to={`/shop/${id}`} {...parts} />}>
          {messages.asBuyer}
        </Button>
      )}
      <SaleChart listing={listing} />
      {stage === 'on-sale' && <OthersOnSale id={id} />}
      {history.length > 0 && (
        <Section title={messages.history}>
          <Timeline
            label={messages.history}
            stateMessages={messages.historyStates}
            steps={history.map(({ at, event, words }) => ({
              key: `${at} ${event}`,
              state: event === 'refused' ? 'failed' : 'done',
              title: nameIn(SALE_EVENTS[event], locale),
              when: formatTime(at, 'yyyy-mm-dd hh:mm'),
              note: words,
            }))}
          />
        </Section>
      )}
    </div>
  )
}

function SaleActions({ listing }: { readonly listing: OwnListingDetail }) {
  const { id, stage, hasOrder, card } = listing
  const messages = useMessages(myShopsMessages)
  const [requested, request] = useState<RequestedAct>()
  if (hasOrder || !mayChangeAt(stage)) return null
  return (
    <div className={styles.acts}>
      <Button block look="secondary" link={(parts) => <PageLink to={`/sellshop?shop=${id}`} {...parts} />}>
        {messages.change}
      </Button>
      {mayPriceAt(stage) && (
        <Button block look="secondary" onClick={() => request('price')}>
          {messages.price}
        </Button>
      )}
      {saleActsAt(stage).map((one) => (
        <Button key={one} block look={one === 'withdraw' ? 'quiet' : 'secondary'} onClick={() => request(one)}>
          {messages.acts[one]}
        </Button>
      ))}
      <SaleActDialogs
        sale={{ ...listing, priceFen: card.priceFen }}
        requested={requested}
        onClose={() => request(undefined)}
      />
    </div>
  )
}

const MAX_SHOWN = 5

/** With what one's shop is compared by buyers: shops of other sellers first. */
function OthersOnSale({ id }: { readonly id: ShopId }) {
  const messages = useMessages(myShopsMessages)
  const { data, isError, refetch } = useLoad(relatedQuery(usePorts(), id))
  if (isError && data === undefined)
    return (
      <Section title={messages.related}>
        <PartFailure onRetry={refetch} />
      </Section>
    )
  const others = (data ?? []).toSorted(
    (one, other) => Number(one.relation === 'same-seller') - Number(other.relation === 'same-seller'),
  )
  if (others.length === 0) return null
  return (
    <Section title={messages.related}>
      <Card padding="none">
        {others.slice(0, MAX_SHOWN).map(({ shop, relation }) => (
          <ListRow
            key={shop.id}
            title={shop.title}
            detail={messages.relations[relation]}
            end={formatMoney(shop.priceFen)}
            link={(parts) => <PageLink to={`/shop/${shop.id}`} {...parts} />}
          />
        ))}
      </Card>
    </Section>
  )
}
