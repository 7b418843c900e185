import { formatTime } from '@diandu/core/format'
import { deadlinesOf, isOrderIn, ORDER_STATUSES, type Order, type OrderStatus } from '@diandu/core/orders'
import { nameIn } from '@diandu/core/messages'
import type { TimelineStep } from '../../ui/lists/timeline.tsx'
import { dealMessages } from '../../messages/orders/deal.messages.ts'
import { orderMessages } from '../../messages/orders/order.messages.ts'
import type { Locale } from '../../messages/messages.ts'
import { deadlineView } from './deadline-view.ts'

/** The way an order takes when all goes well. */
const FULL_WAY: readonly OrderStatus[] = ['awaiting-payment', 'paid', 'handing-over', 'completed']
const DEPOSIT_WAY: readonly OrderStatus[] = ['awaiting-payment', 'deposit-paid', 'paid', 'handing-over', 'completed']

/** Past steps, the current one (whose turn, by when, and the consequence of being late), and the steps to come. */
export function orderTimelineView(order: Order, now: number, locale: Locale): readonly TimelineStep[] {
  const messages = orderMessages[locale]
  const hasEnded = deadlinesOf(order) === undefined
  const last = order.history.findLastIndex(({ status }) => status === order.status)
  const past: readonly TimelineStep[] = order.history.flatMap(({ status, at }, index) => {
    if (index === last) return []
    // After a review nothing is signed again.
    const isAfterReview = isUnderReview(order.history[index - 1])
    const title = !isAfterReview
      ? nameIn(ORDER_STATUSES[status].event, locale)
      : status === 'handing-over'
        ? messages.goesOn
        : messages.afterViewingReview
    return [
      {
        key: `${index}-${status}`,
        state: 'done',
        title,
        when: formatTime(at, 'yyyy-mm-dd hh:mm'),
        ...noteOf(order, index, locale),
      },
    ]
  })
  return [...past, present(order, last, now, locale), ...(hasEnded ? [] : future(order, locale))]
}

function present(order: Order, last: number, now: number, locale: Locale): TimelineStep {
  const messages = orderMessages[locale]
  const at = order.history[last]?.at
  const base = {
    key: `now-${order.status}`,
    title: nameIn(ORDER_STATUSES[order.status].name, locale),
    ...(at === undefined ? {} : { when: formatTime(at, 'yyyy-mm-dd hh:mm') }),
  }
  const deadline = deadlineView(order, now, locale)
  if (deadline === undefined) {
    const reason = order.cancelReason === null ? undefined : messages.cancelReasons[order.cancelReason]
    const note = order.status === 'closed-with-damages' ? dealMessages[locale].closed : reason
    return { ...base, state: order.status === 'completed' ? 'done' : 'failed', ...(note === undefined ? {} : { note }) }
  }
  return {
    ...base,
    ...noteOf(order, last, locale),
    state: 'now',
    turn: `${deadline.turn} · ${deadline.act}`,
    byWhen: deadline.byWhen ?? deadline.noDay,
    ...(deadline.otherwise === undefined ? {} : { otherwise: deadline.otherwise }),
  }
}

/** Events during a step that led to no other step; shown once, at that step. */
function noteOf(order: Order, index: number, locale: Locale): { readonly note?: string } {
  const messages = dealMessages[locale]
  const { history, handedOverAt } = order
  const status = history[index]?.status ?? order.status
  const noteAt = (instant: number | null, note: (when: string) => string) =>
    instant !== null && placeOf(order, instant) === index
      ? [{ instant, text: note(formatTime(instant, 'yyyy-mm-dd hh:mm')) }]
      : []
  const notes = (BEFORE_HAND_OVER as readonly OrderStatus[]).includes(status)
    ? [
        ...noteAt(order.viewingOpenedAt, messages.viewingOpened),
        // After a refused mismatch the time runs again from the verdict, which is no viewing.
        ...(isUnderReview(history[index - 1]) ? [] : noteAt(order.viewedAt, messages.viewed)),
        ...noteAt(order.sellerSignedAt, messages.sellerSigned),
        ...noteAt(order.buyerSignedAt, messages.buyerSigned),
      ]
    : status === 'handing-over'
      ? noteAt(handedOverAt, messages.handedOver)
      : []
  const texts = notes.toSorted((one, other) => one.instant - other.instant).map(({ text }) => text)
  return texts.length === 0 ? {} : { note: texts.join(locale === 'en' ? '; ' : '；') }
}

const isUnderReview = (step: Order['history'][number] | undefined): boolean =>
  step !== undefined && isOrderIn('under-review', step.status)

const BEFORE_HAND_OVER = ['deposit-paid', 'paid'] as const satisfies readonly OrderStatus[]

/**
 * The place in the history of an event that leaves the order's state unchanged; an event that begins the next step
 * comes before that step.
 */
function placeOf({ history, handedOverAt }: Order, instant: number): number {
  const last = history.findLastIndex(({ at }) => at <= instant)
  const step = history[last]
  const begins = step !== undefined && (step.status === 'handing-over' || isUnderReview(step))
  return begins && step.at === instant && instant !== handedOverAt ? last - 1 : last
}

function future(order: Order, locale: Locale): readonly TimelineStep[] {
  const way = order.plan === 'full' ? FULL_WAY : DEPOSIT_WAY
  const place = way.indexOf(order.status)
  if (place < 0) return []
  return way
    .slice(place + 1)
    .map((status) => ({ key: `next-${status}`, state: 'next', title: nameIn(ORDER_STATUSES[status].event, locale) }))
}
