import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { OrderId } from '@diandu/core/orders'
import { BackBar } from '../../../app/back-bar.tsx'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Price } from '../../../ui/price.tsx'
import { Section } from '../../../ui/section.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { orderWords } from '../../../words/orders.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { orderQuery } from '../order-queries.ts'
import { orderTimelineView } from '../order-timeline-view.ts'
import { useNow } from '../use-now.ts'
import styles from './paid-page.module.css'

const MINUTE_MS = 60_000

/** The receipt: what was paid, where the money is, what comes next. */
export function Page() {
  const words = useWords(orderWords)
  const title = useWords(titleWords).paid
  const locale = useLocale()
  const id = useSearchParams()[0].get('order') ?? ''
  const { data: order } = useQuery({ ...orderQuery(usePorts(), id as OrderId), enabled: id !== '' })
  const now = useNow(MINUTE_MS)
  const orderPath = id === '' ? '/user_center/order' : `/user_center/order_detail/${id}`
  return (
    <Screen top={<BackBar title={title} home={orderPath} />}>
      <div className={styles.receipt} role="status">
        <span className={styles.mark}>
          <Icon name="check" size="large" />
        </span>
        <h2 className={styles.title}>{words.paid.title}</h2>
        {order !== undefined && (
          <p className={styles.amount}>
            <span>{words.paid.amount}</span> <Price fen={order.paidFen} size="large" tone="ink" />
          </p>
        )}
        <p className={styles.held}>{words.paid.held}</p>
      </div>
      {order !== undefined && now !== undefined && (
        <Section title={words.paid.next}>
          <div className={styles.sheet}>
            <Timeline label={words.paid.next} steps={orderTimelineView(order, now, locale)} stateWords={words.detail.stateWords} />
          </div>
        </Section>
      )}
      <div className={styles.actions}>
        <Button block link={(parts) => <PageLink to={orderPath} replace {...parts} />}>
          {words.paid.toOrder}
        </Button>
        <Button block look="quiet" link={(parts) => <PageLink to="/lists" {...parts} />}>
          {words.paid.toMarket}
        </Button>
      </div>
    </Screen>
  )
}
