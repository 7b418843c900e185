import { formatTime } from '@diandu/core/format'
import {
  deadlinesOf,
  hasViewing,
  turnOf,
  type BalanceWay,
  type Deadline,
  type DueAction,
  type Order,
} from '@diandu/core/orders'
import { heldDaysText, undatedStepText } from '../../app/orders/deadline-texts.ts'
import { timeLeftText } from '../../app/queries/time-left.ts'
import { awaitedMoneyMessages } from '../../messages/money/awaited-money.messages.ts'
import { orderMessages } from '../../messages/orders/order.messages.ts'
import type { Locale } from '../../messages/messages.ts'

export interface DeadlineView {
  readonly turn: string
  readonly isMine: boolean
  readonly act: string
  /** The instant, in words; undefined where no day is fixed. */
  readonly byWhen: string | undefined
  readonly timeLeft: string | undefined
  readonly otherwise: string | undefined
  /**
   * Where no day is fixed, or the day is over and time alone brings nothing: what happens next, and what to do about a
   * long wait.
   */
  readonly noDay: string | undefined
}

/** Whose turn it is, by when, and what happens otherwise; undefined where the order has ended. */
export function deadlineView(order: Order, now: number, locale: Locale): DeadlineView | undefined {
  // While a buyer owes the balance, their seller reads the step of their own that has no day.
  const deadline = turnOf(order, order.role) ?? deadlinesOf(order)
  if (deadline === undefined) return undefined
  if (order.awaitedBalance !== undefined) return awaitedView(order, order.awaitedBalance, locale)
  const messages = orderMessages[locale]
  const isLookedAt = order.signingPause === 'looked-at'
  const turn = isLookedAt ? 'house' : deadline.turn
  const isMine = turn === order.role
  const silent =
    deadline.act === 'confirm' && deadline.by !== null && now > deadline.by
      ? messages.silent[order.role](formatTime(deadline.by, 'yyyy-mm-dd hh:mm'))
      : undefined
  const days = deadline.act === 'sign' ? heldDaysText(order, locale) : undefined
  const otherwise =
    deadline.otherwise === null || silent !== undefined ? undefined : messages.otherwise[deadline.otherwise]
  return {
    isMine,
    turn: isMine ? messages.yourTurn : messages.turns[turn],
    act: messages.acts[actionOf(order, deadline)],
    byWhen:
      deadline.by === null || silent !== undefined
        ? undefined
        : messages.byWhen(formatTime(deadline.by, 'yyyy-mm-dd hh:mm')),
    timeLeft: deadline.by === null ? undefined : timeLeftText(deadline.by - now, locale),
    // The cost of refused documents is shown beside the cost of being late.
    otherwise:
      otherwise === undefined || days === undefined ? otherwise : `${otherwise}${locale === 'en' ? ' ' : ''}${days}`,
    noDay:
      silent ??
      (deadline.by === null ? days : undefined) ??
      (deadline.by === null
        ? isLookedAt
          ? messages.noDay['look-at-papers'][deadline.turn === order.role ? 'own' : 'other']
          : undatedStepText(order, deadline.act, locale)
        : undefined),
  }
}

/**
 * The money of a balance is on its way: the buyer is not late before that is decided, and neither party has anything to
 * do.
 */
function awaitedView({ role }: Order, way: BalanceWay, locale: Locale): DeadlineView {
  const { turn, acts, explanations } = awaitedMoneyMessages[locale]
  return {
    isMine: false,
    turn,
    act: acts[way],
    byWhen: undefined,
    timeLeft: undefined,
    otherwise: undefined,
    noDay: explanations[way][role],
  }
}

/** The next step while the platform reviews the documents of a signature, and after they were refused. */
function actionOf(
  { role, signingPause, termsVersion, viewingOpenedAt }: Order,
  { turn, act }: Deadline,
): DueAction | 'look-at-papers' | 'another-paper' | 'view-first' {
  if (signingPause === 'looked-at') return 'look-at-papers'
  if (act === 'pay-balance' && turn === role && hasViewing(termsVersion) && viewingOpenedAt === null)
    return 'view-first'
  return signingPause === 'refused' && turn === role ? 'another-paper' : act
}
