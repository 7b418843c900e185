import { MINUTE_MS } from '@diandu/core/kernel'
import { Navigate, useSearchParams } from 'react-router-dom'
import { couponGivenFen, orderGroup, ownPaidFen, wasPaidFor, type Order, type OrderId } from '@diandu/core/orders'
import { formatMoney } from '@diandu/core/format'
import { BackBar, Screen, BackScreen } from '../../../app/layout/screen.tsx'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { Timeline } from '../../../ui/lists/timeline.tsx'
import { couponChoiceMessages } from '../../../messages/money/coupon-choice.messages.ts'
import { appMessages } from '../../../messages/app.messages.ts'
import { orderDetailMessages } from '../../../messages/orders/order-detail.messages.ts'
import { paidMessages } from '../../../messages/orders/paid.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { orderQuery } from '../order-queries.ts'
import { orderTimelineView } from '../order-timeline-view.ts'
import { OrderNotFound } from '../order-not-found.tsx'
import { useNow } from '../../../app/queries/use-now.ts'
import styles from './paid-page.module.css'

const LIST = '/user_center/order'

const pathOf = (order: Order): string => `/user_center/order_detail/${order.id}`

/** The receipt of an order; it says that money has come in only where it has. */
export function Page() {
  const titles = useMessages(titleMessages)
  const loading = useMessages(appMessages).loading
  const id = useSearchParams()[0].get('order') ?? ''
  const { data: order, failure } = useLoad({ ...orderQuery(usePorts(), id as OrderId), enabled: id !== '' }, 'own-part')
  const now = useNow(MINUTE_MS)
  if (id === '' || (order === undefined && failure?.kind === 'refused')) return <OrderNotFound />
  if (order === undefined && failure !== undefined) return <ErrorPage failure={failure} />
  if (order === undefined || now === undefined) {
    return (
      <Screen top={<BackBar title={titles.order} home={LIST} />}>
        <Skeleton label={loading}>
          <SkeletonLines count={6} />
        </Skeleton>
      </Screen>
    )
  }
  if (order.paidFen > 0 && orderGroup(order.status) === 'open') return <Receipt order={order} now={now} />
  // It was paid, and nothing of it is held any more: the order says where it went.
  return wasPaidFor(order.status) ? <Navigate to={pathOf(order)} replace /> : <Unpaid order={order} />
}

function Unpaid({ order }: { readonly order: Order }) {
  const messages = useMessages(paidMessages)
  return (
    <BackScreen title="order" home={LIST}>
      <EmptyState
        picture="paper"
        action={
          <Button link={(parts) => <PageLink to={pathOf(order)} replace {...parts} />}>{messages.toUnpaid}</Button>
        }
      >
        {messages.unpaid}
      </EmptyState>
    </BackScreen>
  )
}

function Receipt({ order, now }: { readonly order: Order; readonly now: number }) {
  const messages = useMessages(paidMessages)
  const { ownPart } = useMessages(couponChoiceMessages)
  const { stateMessages } = useMessages(orderDetailMessages)
  const locale = useLocale()
  return (
    <BackScreen title="paid" home={pathOf(order)}>
      <div className={styles.receipt} role="status">
        <span className={styles.mark}>
          <Icon name="check" size="large" />
        </span>
        <p className="mt-8 quiet">
          <span>{messages.amount}</span> <Price fen={ownPaidFen(order)} size="large" tone="ink" />
        </p>
        {couponGivenFen(order) > 0 && <p className="mt-8 quiet">{ownPart(formatMoney(couponGivenFen(order)))}</p>}
        <p className="mt-8 quiet">{messages.held}</p>
      </div>
      <Section title={messages.next}>
        <div className="panel">
          <Timeline label={messages.next} steps={orderTimelineView(order, now, locale)} stateMessages={stateMessages} />
        </div>
      </Section>
      <div className="p-16">
        <Button block link={(parts) => <PageLink to={pathOf(order)} replace {...parts} />}>
          {messages.toOrder}
        </Button>
        <Button block look="quiet" link={(parts) => <PageLink to="/lists" {...parts} />}>
          {messages.toMarket}
        </Button>
      </div>
    </BackScreen>
  )
}
