import { formatTime } from '@diandu/core/format'
import { sumFen } from '@diandu/core/kernel'
import type { Order, OrderOutcome } from '@diandu/core/orders'
import { outcomeWords } from '../../words/outcome.words.ts'
import type { Locale } from '../../words/words.ts'
import { yuan } from '../../app/yuan.ts'

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
export function orderOutcomeView(outcome: OrderOutcome, { role, status, couponFen }: Pick<Order, 'role' | 'status' | 'couponFen'>, locale: Locale): OutcomeView {
  const words = outcomeWords[locale]
  const named = words.rows[role]
  const { at, owed } = outcome
  const row = (key: string, what: string, fen: number, when?: number): OutcomeRow => ({ key, what, sum: yuan(fen), when: when === undefined ? undefined : day(when) })
  const some = (key: string, what: string, fen: number): readonly OutcomeRow[] => (fen > 0 ? [row(key, what, fen, at)] : [])
  const leftFen = owed === null ? 0 : Math.max(0, owed.damagesFen - sumFen(owed.paid.map(({ amountFen }) => amountFen)))
  return {
    lead: words.endings[role][outcome.ending],
    rows: [
      row('paid', named.paid, outcome.paidFen),
      ...(status === 6 ? [] : [row('back', named.back, outcome.backFen, at)]),
      ...some('to-seller', status === 8 ? named.damages : named.price, outcome.toSellerFen),
      ...some('kept', words.kept, outcome.keptFen),
      ...(outcome.keptFen > 0 ? [row('net', words.net, outcome.toSellerFen - outcome.keptFen, at)] : []),
      ...some('fee', named.fee, outcome.feeFen),
      ...(owed === null ? [] : [row('owed', named.owed, owed.damagesFen), ...owed.paid.map((part, place) => row(`part-${place}`, named.part, part.amountFen, part.at))]),
      ...(owed === null ? [] : [row('left', named.left, leftFen)]),
    ],
    leftNote: leftFen > 0 ? words.leftNote[role] : undefined,
    couponNote: role === 'buyer' && status === 9 && couponFen > 0 ? words.couponBack : undefined,
  }
}

const day = (at: number): string => formatTime(at, 'yyyy-mm-dd hh:mm')
