import { MINUTE_MS } from '@diandu/core/kernel'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Order, OrderId } from '@diandu/core/orders'
import { BackBar } from '../../../app/back-bar.tsx'
import { ErrorPage } from '../../../app/error-page.tsx'
import { failureOfError } from '../../../app/failure-error.ts'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Price } from '../../../ui/price.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { appWords } from '../../../words/app.words.ts'
import { orderDetailWords } from '../../../words/order-detail.words.ts'
import { paidWords } from '../../../words/paid.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { orderQuery } from '../order-queries.ts'
import { orderTimelineView } from '../order-timeline-view.ts'
import { OrderNotFound } from '../order-not-found.tsx'
import { useNow } from '../../../app/use-now.ts'
import styles from './paid-page.module.css'

const LIST = '/user_center/order'

const pathOf = (order: Order): string => `/user_center/order_detail/${order.id}`

/** The receipt of an order; it says that money has come in only where it has. */
export function Page() {
  const titles = useWords(titleWords)
  const loading = useWords(appWords).loading
  const id = useSearchParams()[0].get('order') ?? ''
  const { data: order, error } = useQuery({ ...orderQuery(usePorts(), id as OrderId), enabled: id !== '' })
  const now = useNow(MINUTE_MS)
  const failure = error === null ? undefined : failureOfError(error)
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
  return order.paidFen > 0 ? <Receipt order={order} now={now} /> : <Unpaid order={order} />
}

function Unpaid({ order }: { readonly order: Order }) {
  const words = useWords(paidWords)
  const title = useWords(titleWords).order
  return (
    <Screen top={<BackBar title={title} home={LIST} />}>
      <EmptyState picture="paper" action={<Button link={(parts) => <PageLink to={pathOf(order)} replace {...parts} />}>{words.toUnpaid}</Button>}>
        {words.unpaid}
      </EmptyState>
    </Screen>
  )
}

/** What was paid, where the money is, what comes next. */
function Receipt({ order, now }: { readonly order: Order; readonly now: number }) {
  const words = useWords(paidWords)
  const title = useWords(titleWords).paid
  const { stateWords } = useWords(orderDetailWords)
  const locale = useLocale()
  return (
    <Screen top={<BackBar title={title} home={pathOf(order)} />}>
      <div className={styles.receipt} role="status">
        <span className={styles.mark}>
          <Icon name="check" size="large" />
        </span>
        <p className={styles.amount}>
          <span>{words.amount}</span> <Price fen={order.paidFen} size="large" tone="ink" />
        </p>
        <p className={styles.held}>{words.held}</p>
      </div>
      <Section title={words.next}>
        <div className={styles.sheet}>
          <Timeline label={words.next} steps={orderTimelineView(order, now, locale)} stateWords={stateWords} />
        </div>
      </Section>
      <div className={styles.actions}>
        <Button block link={(parts) => <PageLink to={pathOf(order)} replace {...parts} />}>
          {words.toOrder}
        </Button>
        <Button block look="quiet" link={(parts) => <PageLink to="/lists" {...parts} />}>
          {words.toMarket}
        </Button>
      </div>
    </Screen>
  )
}
