import { formatMoney, formatTime } from '@diandu/core/format'
import { sumFen } from '@diandu/core/kernel'
import type { Order, OrderOutcome } from '@diandu/core/orders'
import { outcomeMessages } from '../../messages/orders/outcome.messages.ts'
import type { Locale } from '../../messages/messages.ts'

interface OutcomeRow {
  readonly key: string
  readonly what: string
  readonly sum: string
  /** When it moved; what has not moved yet has no day. */
  readonly when: string | undefined
}

export interface OutcomeView {
  readonly lead: string
  readonly rows: readonly OutcomeRow[]
  /** How what is still owed will be paid. */
  readonly leftNote: string | undefined
  readonly couponNote: string | undefined
}

/** In plain words: what ended it, who had paid what, what came back, what was kept, and who owes damages to whom. */
export function orderOutcomeView(
  outcome: OrderOutcome,
  { role, status, couponFen }: Pick<Order, 'role' | 'status' | 'couponFen'>,
  locale: Locale,
): OutcomeView {
  const messages = outcomeMessages[locale]
  const named = messages.rows[role]
  const { at, owed } = outcome
  const row = (key: string, what: string, fen: number, when?: number): OutcomeRow => ({
    key,
    what,
    sum: formatMoney(fen),
    when: when === undefined ? undefined : day(when),
  })
  const some = (key: string, what: string, fen: number): readonly OutcomeRow[] =>
    fen > 0 ? [row(key, what, fen, at)] : []
  const leftFen = owed === null ? 0 : Math.max(0, owed.damagesFen - sumFen(owed.paid.map(({ amountFen }) => amountFen)))
  return {
    lead: messages.endings[role][outcome.ending],
    rows: [
      row('paid', named.paid, outcome.paidFen),
      ...(status === 'completed' ? [] : [row('back', named.back, outcome.backFen, at)]),
      ...some('to-seller', status === 'closed-with-damages' ? named.damages : named.price, outcome.toSellerFen),
      ...some('kept', messages.stored, outcome.keptFen),
      ...(outcome.keptFen > 0 ? [row('net', messages.net, outcome.toSellerFen - outcome.keptFen, at)] : []),
      ...some('fee', named.fee, outcome.feeFen),
      ...(owed === null
        ? []
        : [
            row('owed', named.owed, owed.damagesFen),
            ...owed.paid.map((part, place) => row(`part-${place}`, named.part, part.amountFen, part.at)),
          ]),
      ...(owed === null ? [] : [row('left', named.left, leftFen)]),
    ],
    leftNote: leftFen > 0 ? messages.leftNote[role] : undefined,
    couponNote: role === 'buyer' && status === 'refunded' && couponFen > 0 ? messages.couponBack : undefined,
  }
}

const day = (at: number): string => formatTime(at, 'yyyy-mm-dd hh:mm')
