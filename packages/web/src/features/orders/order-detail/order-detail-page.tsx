import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { platformOf } from '@diandu/core/catalog'
import { formatTime, formatYuan } from '@diandu/core/format'
import { deadlinesOf, openEvents, ORDER_STATUSES, orderGroup, paymentDue, type Order, type OrderId } from '@diandu/core/orders'
import { nameIn } from '@diandu/core/words'
import { OrderAgreement } from '../../../app/agreement/order-agreement.tsx'
import { BackBar } from '../../../app/back-bar.tsx'
import { ErrorPage } from '../../../app/error-page.tsx'
import { failureOfError } from '../../../app/failure-error.ts'
import { PageLink } from '../../../app/page-link.tsx'
import { useParams } from '../../../app/page-parameters.ts'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { Button } from '../../../ui/button.tsx'
import { Countdown } from '../../../ui/countdown.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx'
import { StickyAction } from '../../../ui/sticky-action.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { appWords } from '../../../words/app.words.ts'
import { orderDetailWords } from '../../../words/order-detail.words.ts'
import { orderWords } from '../../../words/order.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { deadlineView } from '../deadline-view.ts'
import { orderQuery } from '../order-queries.ts'
import { orderTimelineView } from '../order-timeline-view.ts'
import { OrderNotFound } from '../order-not-found.tsx'
import { useNow } from '../../../app/use-now.ts'
import { yuan } from '../../../app/yuan.ts'
import { AgreementLink } from './agreement-link.tsx'
import { ContractLink } from './contract-link.tsx'
import { CopyNumber } from './copy-number.tsx'
import { DescribedLink } from './described-link.tsx'
import styles from './order-detail-page.module.css'

const QuietActs = lazy(async () => ({ default: (await import('./quiet-acts.tsx')).QuietActs }))
const RefundSection = lazy(async () => ({ default: (await import('./refund-section.tsx')).RefundSection }))
const OutcomeSection = lazy(async () => ({ default: (await import('./outcome-section.tsx')).OutcomeSection }))
const ConfirmBill = lazy(async () => ({ default: (await import('./confirm-bill.tsx')).ConfirmBill }))
const HandOver = lazy(async () => ({ default: (await import('./seller-acts.tsx')).HandOver }))

const SECOND_MS = 1000
const LIST = '/user_center/order'

/** One order: where it stands, whose turn it is, what was agreed. */
export function Page() {
  const title = useWords(titleWords).order
  const loading = useWords(appWords).loading
  const id = (useParams()['id'] ?? '') as OrderId
  const { data: order, error } = useQuery(orderQuery(usePorts(), id))
  const now = useNow(SECOND_MS)
  if (error !== null && order === undefined) {
    const failure = failureOfError(error)
    return failure.kind === 'refused' ? <OrderNotFound /> : <ErrorPage failure={failure} />
  }
  if (order === undefined || now === undefined) {
    return (
      <Screen top={<BackBar title={title} home={LIST} />}>
        <Skeleton label={loading}>
          <SkeletonLines count={8} />
        </Skeleton>
      </Screen>
    )
  }
  return <OpenOrder order={order} now={now} />
}

function OpenOrder({ order, now }: { readonly order: Order; readonly now: number }) {
  const words = useWords(orderDetailWords)
  const { plans, support } = useWords(orderWords)
  const title = useWords(titleWords).order
  const locale = useLocale()
  const deadline = deadlineView(order, now, locale)
  const by = deadlinesOf(order)?.by ?? null
  const platform = platformOf(order.shop.platform)
  const facts = [
    [words.plan, plans[order.plan]],
    [words.price, yuan(order.priceFen)],
    [words.fee, yuan(order.serviceFeeFen)],
    // Of a refunded order nothing is held any more: what was paid and came back stands below its end.
    ...(order.status === 9 ? [] : ([[orderGroup(order.status) === 'open' ? words.held : words.paid, yuan(order.paidFen)]] as const)),
    [words.placedAt, formatTime(order.placedAt, 'yyyy-mm-dd hh:mm')],
  ] as const
  return (
    <Screen top={<BackBar title={title} home={LIST} />} action={<NextAct order={order} now={now} />}>
      <header className={styles.head}>
        <p className={styles.status}>{nameIn(ORDER_STATUSES[order.status].name, locale)}</p>
        {deadline !== undefined && (
          <p className={styles.turn}>
            {deadline.turn} · {deadline.act}
          </p>
        )}
        {by !== null && deadline?.timeLeft !== undefined && (
          <Countdown label={words.timeLeft} text={deadline.timeLeft} spoken={formatTime(by, 'yyyy-mm-dd hh:mm')} />
        )}
      </header>
      <Section title={words.timeline}>
        <div className={styles.sheet}>
          <Timeline label={words.timeline} steps={orderTimelineView(order, now, locale)} stateWords={words.stateWords} />
          {deadline?.noDay !== undefined && (
            <PageLink to="/user_center/about" className={styles.support}>
              {support}
            </PageLink>
          )}
        </div>
      </Section>
      {order.history.some(({ status }) => status === 7) && (
        <Suspense>
          <RefundSection order={order} />
        </Suspense>
      )}
      {hasEndedWithMoney(order) && (
        <Suspense>
          <OutcomeSection order={order} />
        </Suspense>
      )}
      <Section title={words.deal}>
        <div className={styles.sheet}>
          <PageLink to={`/shop/${order.shop.id}`} className={styles.shop}>
            <PlatformMark label={platform.mark} hue={platform.hue} />
            <span>{order.shop.title}</span>
          </PageLink>
          {order.paidAt !== null && <ContractLink order={order} />}
          <DescribedLink order={order} />
          <div className={styles.facts}>
            <Facts facts={[...facts, [words.number, <CopyNumber key="number" number={order.number} />]]} />
          </div>
        </div>
      </Section>
      <Section title={words.terms}>
        {order.role === 'seller' && <p className={styles.forSeller}>{words.termsForSeller}</p>}
        <AgreementLink orderId={order.id} />
        <OrderAgreement order={order} />
      </Section>
      <Suspense>
        <QuietActs order={order} now={now} />
      </Suspense>
    </Screen>
  )
}

/** Of a cancelled order no money ever moved. */
const hasEndedWithMoney = ({ status }: Order): boolean => orderGroup(status) === 'completed' || status === 8 || status === 9

/** The one thing that this person can do next, if it is their turn. */
function NextAct({ order, now }: { readonly order: Order; readonly now: number }) {
  const words = useWords(orderDetailWords)
  const deadline = deadlineView(order, now, useLocale())
  const due = order.role === 'buyer' && order.awaitedBalance === undefined ? paymentDue(order) : undefined
  const open = openEvents(order, order.role, now)
  if (due !== undefined) {
    return (
      <StickyAction>
        <Button
          block
          {...(deadline?.otherwise === undefined ? {} : { consequence: deadline.otherwise })}
          link={(parts) => <PageLink to={`/shop/${order.shop.id}/order?pay=${order.id}`} {...parts} />}
        >
          {words.pay(formatYuan(due.amountFen - due.couponFen, { grouped: true }))}
        </Button>
      </StickyAction>
    )
  }
  const isToSign = deadline?.isMine === true && order.status === 4
  if (isToSign) {
    return (
      <StickyAction>
        <Button
          block
          {...(deadline.otherwise === undefined ? {} : { consequence: deadline.otherwise })}
          link={(parts) => <PageLink to={`/user_center/server/contract?order=${order.id}`} {...parts} />}
        >
          {words.sign}
        </Button>
      </StickyAction>
    )
  }
  const Act = open.includes('bill.confirmed') ? ConfirmBill : open.includes('shop.handed-over') ? HandOver : undefined
  return Act === undefined ? null : (
    <StickyAction>
      <Suspense>
        <Act order={order} />
      </Suspense>
    </StickyAction>
  )
}
