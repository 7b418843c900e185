import { platformOf } from '@diandu/core/catalog'
import { formatMoney, formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import {
  ORDER_STATUSES,
  canBeSigned,
  deadlinesOf,
  hasViewing,
  isOrderIn,
  orderGroup,
  orderSums,
  ownPaidFen,
  ownPaymentFen,
  paymentDue,
  sumsAfter,
  type Order,
  type OrderId,
} from '@diandu/core/orders'
import { Suspense, lazy, useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { useCopyText } from '../../../app/device/use-copy-text.ts'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { agreementQuery, OrderAgreement } from '../../../app/orders/agreement/order-agreement.tsx'
import { orderListingQuery } from '../../../app/orders/order-listing-query.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { useNow } from '../../../app/queries/use-now.ts'
import { useOnceTrue } from '../../../app/queries/use-once-true.ts'
import { appMessages } from '../../../messages/app.messages.ts'
import { shopMessages } from '../../../messages/catalog/shop.messages.ts'
import { orderDetailMessages } from '../../../messages/orders/order-detail.messages.ts'
import { orderMessages } from '../../../messages/orders/order.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { Countdown } from '../../../ui/figures/countdown.tsx'
import { Columns, Side } from '../../../ui/lists/columns.tsx'
import { Facts } from '../../../ui/lists/facts.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { Timeline } from '../../../ui/lists/timeline.tsx'
import { PlatformMark } from '../../../ui/pictures/platform-mark.tsx'
import { deadlineView } from '../deadline-view.ts'
import { LaterSum } from '../later-sum.tsx'
import { OrderNotFound } from '../order-not-found.tsx'
import { contractOfQuery, orderQuery, viewingQuery } from '../order-queries.ts'
import { orderTimelineView } from '../order-timeline-view.ts'
import { NextAction } from './actions/next-action.tsx'
import { DescribedLink } from './described-link.tsx'
import styles from './order-detail-page.module.css'

const QuietActions = lazy(async () => ({ default: (await import('./quiet-actions.tsx')).QuietActions }))
const RefundSection = lazy(async () => ({ default: (await import('./refund-section.tsx')).RefundSection }))
const OutcomeSection = lazy(async () => ({ default: (await import('./outcome-section.tsx')).OutcomeSection }))
const loadViewing = async () => ({ default: (await import('./viewing-section.tsx')).ViewingSection })
const ViewingSection = lazy(loadViewing)
const AfterDealSection = lazy(async () => ({
  default: (await import('../review/after-deal-section.tsx')).AfterDealSection,
}))
const HandoverSection = lazy(async () => ({
  default: (await import('../handover/handover-section.tsx')).HandoverSection,
}))

const SECOND_MS = 1000
const LIST = '/user_center/order'

/** One order: its state, whose turn it is, what was agreed. */
export function Page() {
  const loading = useMessages(appMessages).loading
  const id = (useParams()['id'] ?? '') as OrderId
  const ports = usePorts()
  const { data: order, failure } = useLoad(orderQuery(ports, id), 'own-part')
  // The viewing is in the middle of the page: it is asked for as soon as the order has come, before that is shown,
  // and pushes nothing down later.
  const { data: found } = useLoad(orderQuery(ports, id))
  const isOrderViewed = found !== undefined && isViewed(found)
  useEffect(() => {
    if (isOrderViewed) void loadViewing()
  }, [isOrderViewed])
  const viewing = useLoad({ ...viewingQuery(ports, id), enabled: isOrderViewed })
  const isViewingVisible = useOnceTrue(!viewing.isPending)
  const isViewingComing = isOrderViewed && !isViewingVisible
  const now = useNow(SECOND_MS)
  if (failure !== undefined && order === undefined) {
    return failure.kind === 'refused' ? <OrderNotFound /> : <ErrorPage failure={failure} />
  }
  const waiting = (
    <BackScreen wide title="order" home={LIST}>
      <Skeleton label={loading} inset>
        <SkeletonLines count={8} />
      </Skeleton>
    </BackScreen>
  )
  if (order === undefined || now === undefined || isViewingComing) return waiting
  return (
    <Suspense fallback={waiting}>
      <OpenOrder order={order} now={now} />
    </Suspense>
  )
}

function OpenOrder({ order, now }: { readonly order: Order; readonly now: number }) {
  const messages = useMessages(orderDetailMessages)
  const { plans, support } = useMessages(orderMessages)
  const locale = useLocale()
  const deadline = deadlineView(order, now, locale)
  const by = deadlinesOf(order)?.by ?? null
  const platform = platformOf(order.shop.platform)
  const facts = [
    [messages.plan, plans[order.plan]],
    [messages.price, formatMoney(order.priceFen)],
    [messages.fee, formatMoney(order.serviceFeeFen)],
    ...(order.couponFen === 0 ? [] : ([[messages.coupon, `−${formatMoney(order.couponFen)}`]] as const)),
    // Of a refunded order nothing is held any more: what was paid and came back is below its end.
    ...(order.status === 'refunded'
      ? []
      : ([
          [
            orderGroup(order.status) === 'open' ? messages.held : messages.paid,
            formatMoney(order.role === 'buyer' ? ownPaidFen(order) : order.paidFen),
          ],
        ] as const)),
    [messages.placedAt, formatTime(order.placedAt, 'yyyy-mm-dd hh:mm')],
  ] as const
  return (
    <BackScreen wide title="order" home={LIST} action={<NextAction order={order} now={now} />}>
      <Columns>
        <header className="px-16 pb-8 pt-24">
          <p className="type-display strong tight">{nameIn(ORDER_STATUSES[order.status].name, locale)}</p>
          {deadline !== undefined && (
            <p className="my-4 quiet">
              {deadline.turn} · {deadline.act}
            </p>
          )}
          {by !== null && deadline?.timeLeft !== undefined && (
            <Countdown label={messages.timeLeft} text={deadline.timeLeft} spoken={formatTime(by, 'yyyy-mm-dd hh:mm')} />
          )}
        </header>
        <Section title={messages.timeline}>
          <div className="panel">
            <Timeline
              label={messages.timeline}
              steps={orderTimelineView(order, now, locale)}
              stateMessages={messages.stateMessages}
            />
            {deadline?.noDay !== undefined && (
              <PageLink to="/contact" className="lone-link type-line">
                {support}
              </PageLink>
            )}
          </div>
        </Section>
        {isViewed(order) && <ViewingSection order={order} now={now} />}
        {order.handOverBegunAt !== null && (
          <Suspense>
            <HandoverSection order={order} />
          </Suspense>
        )}
        {order.history.some(({ status }) => isOrderIn('under-review', status)) && (
          <Suspense>
            <RefundSection order={order} />
          </Suspense>
        )}
        {order.status === 'completed' && (
          <Suspense>
            <AfterDealSection order={order} now={now} />
          </Suspense>
        )}
        {hasEndedWithMoney(order) && (
          <Suspense>
            <OutcomeSection order={order} />
          </Suspense>
        )}
        <Side>
          <Section title={messages.deal}>
            <div className="panel">
              <PageLink to={`/shop/${order.shop.id}`} className={styles.shop}>
                <PlatformMark label={platform.mark} hue={platform.hue} />
                <span>{order.shop.title}</span>
              </PageLink>
              {(order.paidAt !== null || canBeSigned(order)) && <ContractLink order={order} />}
              <DescribedLink order={order} />
              <div className="mt-12">
                {order.role === 'buyer' && deadlinesOf(order) !== undefined && <OrderSums order={order} now={now} />}
                <Facts facts={[...facts, [messages.number, <CopyNumber key="number" number={order.number} />]]} />
              </div>
            </div>
          </Section>
        </Side>
        <Section title={messages.terms}>
          {order.role === 'seller' && <p className="detail mb-12">{messages.termsForSeller}</p>}
          <AgreementLink order={order} />
          <OrderAgreement order={order} />
        </Section>
        <Suspense>
          <QuietActions order={order} now={now} />
        </Suspense>
      </Columns>
    </BackScreen>
  )
}

/** Its shop can be viewed, or was. */
const isViewed = (order: Order): boolean =>
  order.viewingOpenedAt !== null || (canBeSigned(order) && hasViewing(order.termsVersion))

/** Of a cancelled order no money ever moved. */
const hasEndedWithMoney = ({ status }: Order): boolean =>
  orderGroup(status) === 'completed' || status === 'closed-with-damages' || status === 'refunded'

/** An order's number, to read out or to paste. */
function CopyNumber({ number }: { readonly number: string }) {
  const messages = useMessages(orderDetailMessages)
  const copy = useCopyText()
  return (
    <span className={styles.number}>
      {number}
      <IconButton icon="copy" label={messages.copy} onClick={() => void copy(number)} />
    </span>
  )
}

/**
 * To the page of the agreement of this order, wherever the platform says that it is. It asks its buyer for consent,
 * while that is missing and the order goes on.
 */
function AgreementLink({ order: { id, role, status } }: { readonly order: Order }) {
  const messages = useMessages(orderDetailMessages)
  const { data: agreement } = useLoad(agreementQuery(usePorts(), id), 'own-part')
  return agreement === undefined ? null : (
    <PageLink to={agreement.url} className="py-link type-line block" data-screen-only>
      {agreement.agreedAt === null && role === 'buyer' && !isOrderIn('ended', status)
        ? messages.agree
        : messages.agreement}
    </PageLink>
  )
}

/**
 * To this order's own contract. Once it is to be signed there is one; of any other order it is asked, and without one
 * nothing is shown.
 */
function ContractLink({ order }: { readonly order: Pick<Order, 'id' | 'status' | 'termsVersion'> }) {
  const { id } = order
  const isToBeSigned = canBeSigned(order)
  const messages = useMessages(orderDetailMessages)
  const { data: contract } = useLoad({ ...contractOfQuery(usePorts(), id), enabled: !isToBeSigned }, 'own-part')
  if (!isToBeSigned && contract === undefined) return null
  return (
    <PageLink
      to={`/user_center/server/contract?${contract === undefined ? `order=${id}` : `id=${contract.id}`}`}
      className="py-link type-line block"
      data-screen-only
    >
      {messages.contract}
    </PageLink>
  )
}

/** The buyer's current and later payments, and the total: as in the checkout. */
function OrderSums({ order, now }: { readonly order: Order; readonly now: number }) {
  const messages = useMessages(shopMessages).cost
  const { data: listing } = useLoad(orderListingQuery(usePorts(), order.id))
  if (listing === undefined) return null
  const sums = orderSums(order, listing, now)
  const due = paymentDue(order)
  const isFirst = due !== undefined && due.part !== 'balance'
  return (
    <Facts
      facts={[
        ...(isFirst ? ([[messages.now, formatMoney(ownPaymentFen(due))]] as const) : []),
        [messages.later, <LaterSum key="later" sums={due === undefined ? sumsAfter(sums, 'balance') : sums} />],
        [messages.total, formatMoney(sums.totalFen)],
      ]}
    />
  )
}
