import { formatTime } from '@diandu/core/format'
import { DAY_MS, deadlinesOf, HOUR_MS, type Order } from '@diandu/core/orders'
import { orderWords } from '../../words/orders.words.ts'
import type { Locale } from '../../words/words.ts'

export interface DeadlineView {
  readonly turn: string
  readonly isMine: boolean
  readonly act: string
  /** The instant, in words; undefined where no day is fixed. */
  readonly byWhen: string | undefined
  readonly timeLeft: string | undefined
  readonly otherwise: string | undefined
}

/** Whose turn it is, by when, and what happens otherwise; undefined where the order has ended. */
export function deadlineView(order: Order, now: number, locale: Locale): DeadlineView | undefined {
  const deadline = deadlinesOf(order)
  if (deadline === undefined) return undefined
  const words = orderWords[locale]
  const isMine = deadline.turn === order.role
  return {
    isMine,
    turn: isMine ? words.yourTurn : words.turns[deadline.turn],
    act: words.acts[deadline.act],
    byWhen: deadline.by === null ? undefined : words.byWhen(formatTime(deadline.by, 'yyyy-mm-dd hh:mm')),
    timeLeft: deadline.by === null ? undefined : timeLeftText(deadline.by - now, locale),
    otherwise: deadline.otherwise === null ? undefined : words.otherwise[deadline.otherwise],
  }
}

/** The two largest units that say something. */
export function timeLeftText(leftMs: number, locale: Locale): string {
  const words = orderWords[locale]
  if (leftMs <= 0) return words.over
  const minutes = Math.max(1, Math.ceil((leftMs % HOUR_MS) / 60_000))
  if (leftMs >= DAY_MS) return words.leftDays(String(Math.floor(leftMs / DAY_MS)), String(Math.floor((leftMs % DAY_MS) / HOUR_MS)))
  if (leftMs >= HOUR_MS) return words.leftHours(String(Math.floor(leftMs / HOUR_MS)), String(Math.floor((leftMs % HOUR_MS) / 60_000)))
  return words.leftMinutes(String(minutes))
}
