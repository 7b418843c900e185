import { useParams } from 'react-router-dom'
import { MINUTE_MS } from '@diandu/core/kernel'
import { canBeSigned, hasViewing, openEvents, type Order, type OrderId, type Viewing } from '@diandu/core/orders'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { useLoad } from '../../../app/queries/use-load.ts'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useNow } from '../../../app/queries/use-now.ts'
import { appMessages } from '../../../messages/app.messages.ts'
import { viewingMessages } from '../../../messages/orders/viewing.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { OrderNotFound } from '../order-not-found.tsx'
import { orderQuery, viewingQuery } from '../order-queries.ts'
import { OpenViewingForm } from './open-viewing-form.tsx'
import { RecordViewingForm } from './record-viewing-form.tsx'

/** The seller opens the shop to its buyer; the buyer records what they saw. */
export function Page() {
  const title = useMessages(titleMessages).viewing
  const loading = useMessages(appMessages).loading
  const messages = useMessages(viewingMessages)
  const id = (useParams()['id'] ?? '') as OrderId
  const ports = usePorts()
  const { data: order, failure: noOrder } = useLoad(orderQuery(ports, id), 'own-page')
  const { data: viewing, failure: noViewing } = useLoad(viewingQuery(ports, id), 'own-page')
  const now = useNow(MINUTE_MS)
  const home = `/user_center/order_detail/${id}`
  const failure = (order === undefined ? noOrder : undefined) ?? (viewing === undefined ? noViewing : undefined)
  if (failure !== undefined) {
    return failure.kind === 'refused' ? <OrderNotFound /> : <ErrorPage failure={failure} />
  }
  const isReady = order !== undefined && viewing !== undefined && now !== undefined
  const step = isReady ? stepOf(order, viewing, now) : undefined
  return (
    <Screen top={<BackBar title={title} home={home} />}>
      {!isReady ? (
        <Skeleton label={loading} inset>
          <SkeletonLines count={8} />
        </Skeleton>
      ) : step === 'open' ? (
        <OpenViewingForm order={order} viewing={viewing} home={home} />
      ) : step === 'record' && viewing !== null ? (
        <RecordViewingForm order={order} viewing={viewing} home={home} />
      ) : (
        <EmptyState
          picture="paper"
          action={<Button link={(parts) => <PageLink to={home} {...parts} />}>{messages.toOrder}</Button>}
        >
          {order.viewedAt === null ? messages.closed : messages.recorded}
        </EmptyState>
      )}
    </Screen>
  )
}

/** The user's current options for the viewing. */
function stepOf(order: Order, viewing: Viewing | null, now: number): 'open' | 'record' | undefined {
  const open = openEvents(order, order.role, now)
  if (open.includes('viewing.agreed')) return 'record'
  if (open.includes('viewing.opened')) return 'open'
  const mayChange = hasViewing(order.termsVersion) && canBeSigned(order) && order.viewedAt === null
  return order.role === 'seller' && viewing !== null && mayChange ? 'open' : undefined
}
