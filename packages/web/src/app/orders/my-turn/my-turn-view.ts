import { formatMoney, formatTime, timeLeft } from '@diandu/core/format'
import { deadlinesOf, standingFen, turnOf, type DueAction, type MyTurn, type Order } from '@diandu/core/orders'
import type { AnyIcon } from '../../../ui/pictures/icon.tsx'
import { pausedDeadlineMessages } from '../../../messages/contracts/paused-deadlines.messages.ts'
import { myTurnMessages } from '../../../messages/orders/my-turn.messages.ts'
import type { Locale } from '../../../messages/messages.ts'
import { timeLeftText, validityLeftText } from '../../queries/time-left.ts'
import { BARGAIN, CONTRACT } from '../../../ui/pictures/more-icons.ts'

export interface MyTurnView {
  readonly key: string
  readonly icon: AnyIcon
  readonly act: string
  readonly shop: string
  readonly when: string
  /** There is a deadline: shown in the warning colour. */
  readonly isDated: boolean
  readonly to: string
}

/** One thing to do: what, about which shop, until when, and the way to it. */
export function myTurnView(turn: MyTurn, now: number, locale: Locale): MyTurnView {
  return {
    ...(turn.kind === 'order' ? ofOrder(turn, locale) : ofOffer(turn.offer, locale)),
    when: isHeld(turn) ? pausedDeadlineMessages[locale].short : whenOf(turn, now, locale),
    isDated: turn.by !== null,
  }
}

const isHeld = (turn: MyTurn): boolean =>
  turn.kind === 'order' &&
  turn.by === null &&
  turn.order.signHeldSince !== null &&
  deadlinesOf(turn.order)?.act === 'sign'

type TurnParts = Pick<MyTurnView, 'key' | 'icon' | 'act' | 'shop' | 'to'>

const actOf = (order: Order): DueAction => turnOf(order, order.role)?.act ?? 'confirm'

function ofOrder({ order, isPaperRefused }: Extract<MyTurn, { kind: 'order' }>, locale: Locale): TurnParts {
  const act = actOf(order)
  const isSigning = act === 'sign' || act === 'seller-sign'
  return {
    key: order.id,
    icon: isSigning ? CONTRACT : act === 'pay' || act === 'pay-balance' ? 'wallet' : 'swap',
    act: myTurnMessages[locale].acts[isPaperRefused ? 'another-paper' : act],
    shop: order.shop.title,
    to: isSigning
      ? `/user_center/server/contract?order=${order.id}`
      : `/user_center/${act === 'open-viewing' ? 'viewing' : 'order_detail'}/${order.id}`,
  }
}

function ofOffer(offer: Extract<MyTurn, { kind: 'offer' }>['offer'], locale: Locale): TurnParts {
  const { acts } = myTurnMessages[locale]
  const isSeller = offer.role === 'seller'
  const yuan = formatMoney(standingFen(offer))
  return {
    key: offer.id,
    icon: BARGAIN,
    act: isSeller ? acts.answer(yuan) : offer.status === 'countered' ? acts.answerSeller(yuan) : acts.order(yuan),
    shop: offer.shopTitle,
    to: isSeller ? `/user_center/bargain/${offer.id}` : `/user_center/offer/${offer.shopId}`,
  }
}

function whenOf(turn: MyTurn, now: number, locale: Locale): string {
  const { by } = turn
  const messages = myTurnMessages[locale]
  if (by === null) return messages.noDay
  const day = formatTime(by, 'yyyy-mm-dd hh:mm')
  if (by <= now) return messages.over(day)
  const left = turn.kind === 'offer' ? validityLeftText(by, now, locale) : timeLeftText(by - now, locale)
  return messages.left(left, day)
}

/** The same in one line: what is to be done, how long there is for it, and how much else waits. */
export function turnStripText(turn: MyTurn, now: number, locale: Locale, count: number): string {
  const { strip } = myTurnMessages[locale]
  const { act } = myTurnView(turn, now, locale)
  return strip(act, turn.by === null ? '' : stripTime(turn.by - now, locale), count > 1 ? String(count) : '')
}

function stripTime(leftMs: number, locale: Locale): string {
  const { stripTimes } = myTurnMessages[locale]
  const left = timeLeft(leftMs)
  switch (left.kind) {
    case 'days':
      return stripTimes.days(String(left.days))
    case 'hours':
      return stripTimes.hours(String(left.hours))
    case 'minutes':
      return stripTimes.minutes(String(left.minutes))
    case 'over':
      return stripTimes.over
  }
}
