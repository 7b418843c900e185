import { HOUR_MS } from '../kernel/index.ts'
import type { OrderRole } from './order.ts'
import { offerStatusAt, OFFER_VALID_HOURS, standingFen, type PriceOffer } from './price-offer.ts'

export const OFFER_STEP_KINDS = ['offer', 'counter', 'accept', 'refuse', 'withdraw', 'lapse'] as const
export type OfferStepKind = (typeof OFFER_STEP_KINDS)[number]

/** One line of a thread: who said which sum, and when. */
export interface OfferStep {
  readonly kind: OfferStepKind
  /** Null where time did it. */
  readonly side: OrderRole | null
  readonly fen: number
  readonly at: number
}

/** The step that brought an offer to where it stands; undefined where time ended it. */
export function offerStep(offer: PriceOffer): OfferStep | undefined {
  const { status, counterFen, saidAt, answeredAt, answeredBy } = offer
  const fen = standingFen(offer)
  const ended = { side: answeredBy, fen, at: answeredAt ?? saidAt }
  switch (status) {
    case 'open':
      return { kind: counterFen === null ? 'offer' : 'counter', side: 'buyer', fen, at: saidAt }
    case 'countered':
      return { kind: 'counter', side: 'seller', fen, at: saidAt }
    case 'accepted':
      return { kind: 'accept', ...ended }
    case 'refused':
      return { kind: 'refuse', ...ended }
    case 'withdrawn':
      return { kind: 'withdraw', ...ended }
    case 'lapsed':
      return undefined
  }
}

/** The steps of one offer, the oldest first, with what time has added to them by now. */
export function stepsAt(offer: PriceOffer, steps: readonly OfferStep[], now: number): readonly OfferStep[] {
  const last = steps.at(-1)
  if (last === undefined || offerStatusAt(offer, now) !== 'lapsed') return steps
  return [...steps, { kind: 'lapse', side: null, fen: last.fen, at: last.at + OFFER_VALID_HOURS * HOUR_MS }]
}
