import type { OfferId } from '@diandu/core/orders'
import { useParams } from 'react-router-dom'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { BackBar, Screen } from '../../../app/layout/screen.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { appMessages } from '../../../messages/app.messages.ts'
import { bargainMessages } from '../../../messages/orders/bargain.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { threadQuery } from '../order-queries.ts'
import { Standing } from './standing.tsx'

const OFFERS = '/user_center/offers?role=seller'

/** The thread of one offer, as either side reads it; a seller answers here. */
export function Page() {
  const messages = useMessages(bargainMessages)
  const title = useMessages(titleMessages).bargain
  const loading = useMessages(appMessages).loading
  const id = (useParams()['id'] ?? '') as OfferId
  const { data: thread, failure } = useLoad(threadQuery(usePorts(), id), 'own-part')
  if (thread === undefined && failure !== undefined) {
    if (failure.kind !== 'refused') return <ErrorPage failure={failure} />
    return (
      <Screen top={<BackBar title={title} home={OFFERS} />}>
        <EmptyState
          picture="search"
          action={<Button link={(parts) => <PageLink to={OFFERS} {...parts} />}>{messages.all}</Button>}
        >
          {messages.unknown}
        </EmptyState>
      </Screen>
    )
  }
  return (
    <Screen top={<BackBar title={title} home={OFFERS} />}>
      {thread === undefined ? (
        <Skeleton label={loading}>
          <SkeletonLines count={6} />
        </Skeleton>
      ) : (
        <div className="page">
          <PageLink to={`/shop/${thread.offer.shopId}`} className="ink type-title strong no-underline block">
            {thread.offer.shopTitle}
          </PageLink>
          <p className="mt-4 mb-16 quiet">
            {messages.requested} <Price fen={thread.priceFen ?? thread.offer.askedFen} tone="ink" />
          </p>
          <Standing thread={thread} />
        </div>
      )}
    </Screen>
  )
}
