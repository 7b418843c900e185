import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { deadlinesOf, handoverProgress, type Handover, type Order, type OrderId } from '@diandu/core/orders'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { useNow } from '../../../app/queries/use-now.ts'
import { appMessages } from '../../../messages/app.messages.ts'
import { handoverMessages } from '../../../messages/orders/handover.messages.ts'
import { ownedMessages } from '../../../messages/orders/owned.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { Countdown } from '../../../ui/figures/countdown.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { deadlineView } from '../deadline-view.ts'
import { OrderNotFound } from '../order-not-found.tsx'
import { handoverQuery, orderQuery } from '../order-queries.ts'
import { AppendixButton } from './appendix-button.tsx'
import { FirstWeek } from './first-week.tsx'
import { HandoverActions } from './handover-actions.tsx'
import { HandoverItemCard } from './handover-item-card.tsx'
import styles from './handover-page.module.css'
import { handoverStage } from './handover-view.ts'

const SECOND_MS = 1000
/** The poll interval while the page is visible: the other party acts at the same time. */
const ASKED_EVERY_MS = 10_000

/** The checklist of a hand-over, for both parties at once. */
export function HandoverScreen() {
  const messages = useMessages(handoverMessages)
  const loading = useMessages(appMessages).loading
  const id = (useParams()['id'] ?? '') as OrderId
  const ports = usePorts()
  const { data: order, failure: noOrder } = useLoad(
    { ...orderQuery(ports, id), refetchInterval: ASKED_EVERY_MS },
    'own-page',
  )
  const { data: handover, failure: noHandover } = useLoad(
    { ...handoverQuery(ports, id), refetchInterval: ASKED_EVERY_MS },
    'own-page',
  )
  const now = useNow(SECOND_MS)
  const home = `/user_center/order_detail/${id}`
  // Earlier data stays on the screen while the network is away; no error replaces it.
  const failure = (order === undefined ? noOrder : undefined) ?? (handover === undefined ? noHandover : undefined)
  if (failure !== undefined) {
    return failure.kind === 'refused' ? <OrderNotFound /> : <ErrorPage failure={failure} />
  }
  const isReady = order !== undefined && handover !== undefined && now !== undefined
  return (
    <BackScreen
      title="handover"
      home={home}
      action={isReady && handover !== null && <HandoverActions order={order} handover={handover} now={now} />}
    >
      {!isReady ? (
        <Skeleton label={loading} inset>
          <SkeletonLines count={8} />
        </Skeleton>
      ) : handover === null ? (
        <EmptyState
          picture="paper"
          action={<Button link={(parts) => <PageLink to={home} {...parts} />}>{messages.toOrder}</Button>}
        >
          {messages.none}
        </EmptyState>
      ) : (
        <Ended order={order}>
          <Checklist order={order} handover={handover} now={now} />
        </Ended>
      )}
    </BackScreen>
  )
}

/** A buyer who has confirmed the receipt reads first that the shop is theirs; the checklist is folded below. */
function Ended({ order, children }: { readonly order: Order; readonly children: ReactNode }) {
  const { checklist } = useMessages(ownedMessages)
  if (order.role !== 'buyer' || order.status !== 'completed') return children
  return (
    <>
      <div className={`px-16 pb-32 ${styles.page}`}>
        <OwnedNow order={order} />
      </div>
      <details className={styles.folded}>
        <summary>{checklist}</summary>
        {children}
      </details>
    </>
  )
}

interface ChecklistProps {
  readonly order: Order
  readonly handover: Handover
  readonly now: number
}

function Checklist({ order, handover, now }: ChecklistProps) {
  const messages = useMessages(handoverMessages)
  const locale = useLocale()
  const { publishedOn, source } = handover
  const stage = handoverStage(order)
  return (
    <div className={`px-16 pb-32 ${styles.page}`}>
      <Head order={order} handover={handover} now={now} />
      <p className="mb-16 type-line">{stage === 'open' ? messages.line[order.role] : messages[stage]}</p>
      <ul className="items-12">
        {handover.items.map((state) => (
          <li key={state.item}>
            <HandoverItemCard order={order} state={state} now={now} />
          </li>
        ))}
      </ul>
      <AppendixButton order={order} />
      <p className={styles.note}>{messages.source(publishedOn, nameIn(source, locale))}</p>
    </div>
  )
}

/** How far both are, whose turn it is, until when, and what happens otherwise. */
function Head({ order, handover, now }: ChecklistProps) {
  const messages = useMessages(handoverMessages)
  const locale = useLocale()
  const { total, marked, received, wrong } = handoverProgress(handover)
  const deadline = deadlineView(order, now, locale)
  const by = deadlinesOf(order)?.by ?? null
  return (
    <header className="pb-12 pt-16">
      <p className="strong break-anywhere">{order.shop.title}</p>
      <p className="trail-12 mb-4 mt-8 flex wrap" role="status">
        <span>{messages.marked(marked, total)}</span>
        <span className="green">{messages.received(received)}</span>
        {wrong > 0 && <span className="alarm">{messages.wrong(wrong)}</span>}
      </p>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={messages.progress}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={received}
        aria-valuetext={`${messages.marked(marked, total)}, ${messages.received(received)}`}
      >
        <svg viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <rect className={styles.barMarked} width={marked} height="1" />
          <rect className={styles.barReceived} width={received} height="1" />
        </svg>
      </div>
      {deadline !== undefined && (
        <p className="mb-4 mt-12 quiet">
          {deadline.turn} · {deadline.act}
        </p>
      )}
      {by !== null && deadline?.timeLeft !== undefined && (
        <Countdown label={messages.timeLeft} text={deadline.timeLeft} spoken={formatTime(by, 'yyyy-mm-dd hh:mm')} />
      )}
      {deadline?.otherwise !== undefined && <p className={styles.note}>{deadline.otherwise}</p>}
    </header>
  )
}

/** The receipt is confirmed: the shop is the buyer's, and what is left to do is here. */
function OwnedNow({ order }: { readonly order: Order }) {
  const messages = useMessages(ownedMessages)
  const orderPath = `/user_center/order_detail/${order.id}`
  return (
    <section className="panel mb-16" aria-label={messages.title}>
      <div role="status" className="text-center">
        <span className="green flex justify-center">
          <Icon name="check" size="large" />
        </span>
        <h2 className="type-title">{messages.title}</h2>
        <p>{messages.line(order.shop.title)}</p>
      </div>
      <div className="my-16 grid gap-8">
        <Button block link={(parts) => <PageLink to={orderPath} {...parts} />}>
          {messages.order}
        </Button>
        <Button block look="secondary" link={(parts) => <PageLink to="/user_center/server/Invoice" {...parts} />}>
          {messages.invoice}
        </Button>
      </div>
      <h2 className="type-title">{messages.firstWeek}</h2>
      <FirstWeek order={order} />
    </section>
  )
}
