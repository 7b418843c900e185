import type { ShopId } from '../catalog/index.ts'
import { createStatusMap, fail, HOUR_MS, isFen, ok, percentOf, type Brand, type Result } from '../kernel/index.ts'
import type { OrderRole } from './order.ts'

export type OfferId = Brand<'OfferId'>

/**
 * A side's sum waits for the other's answer this long; an agreed price is valid for as long again (168 hours, spec §9).
 */
export const OFFER_VALID_HOURS = 168
/** A lower part of the asked price is refused as an offer. */
export const MIN_OFFER_PERCENT = 50

export const OFFER_STATUSES = { open: 0, accepted: 1, refused: 2, countered: 3, withdrawn: 4, lapsed: 5 } as const
export type OfferStatus = keyof typeof OFFER_STATUSES

export const OFFERS = createStatusMap<OfferStatus>({
  open: {
    code: 0,
    outcome: 'pending',
    name: { zh: '待卖家回复', en: 'Waiting for the seller' },
    next: ['accepted', 'refused', 'countered', 'withdrawn', 'lapsed'],
  },
  accepted: { code: 1, outcome: 'success', name: { zh: '已谈成', en: 'Agreed' }, next: ['lapsed'] },
  refused: { code: 2, outcome: 'failure', name: { zh: '没有谈成', en: 'Declined' }, next: [] },
  countered: {
    code: 3,
    outcome: 'pending',
    name: { zh: '待买家回复', en: 'Waiting for the buyer' },
    next: ['accepted', 'refused', 'open', 'withdrawn', 'lapsed'],
  },
  withdrawn: { code: 4, outcome: 'failure', name: { zh: '已撤回', en: 'Withdrawn' }, next: [] },
  lapsed: { code: 5, outcome: 'failure', name: { zh: '已失效', en: 'Expired' }, next: [] },
})

export const toOfferStatus = OFFERS.read

/**
 * A buyer's lower price for a shop (`goods/cutPrice`), and what both have named since. While it is `open` the seller is
 * to answer, while it is `countered` the buyer.
 */
export interface PriceOffer {
  readonly id: OfferId
  readonly shopId: ShopId
  /** The shop's price when the buyer began. */
  readonly askedFen: number
  /** The buyer's last sum. */
  readonly offeredFen: number
  /** The seller's last sum; null until they name one. */
  readonly counterFen: number | null
  /** When the buyer began. */
  readonly madeAt: number
  /** When the last sum was named. */
  readonly saidAt: number
  readonly status: OfferStatus
  /** When, and by which side, it was ended; null while a sum is pending. */
  readonly answeredAt: number | null
  readonly answeredBy: OrderRole | null
  /** The agreed sum; null until one side accepts the other's sum. */
  readonly agreedFen: number | null
}

export type OfferAnswer =
  /** With the sum that was displayed: another one, named in the meantime, is not accepted by mistake. */
  | { readonly kind: 'accept'; readonly acceptFen: number }
  | { readonly kind: 'counter'; readonly counterFen: number }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'withdraw' }

export type OfferFault = 'no-money' | 'not-lower' | 'too-low' | 'not-open' | 'not-turn' | 'not-between' | 'other-sum'

export interface OfferAttempt {
  readonly id: OfferId
  readonly shopId: ShopId
  readonly askedFen: number
  readonly offeredFen: number
}

export function makeOffer(
  { id, shopId, askedFen, offeredFen }: OfferAttempt,
  now: number,
): Result<PriceOffer, OfferFault> {
  if (!isFen(offeredFen) || !isFen(askedFen) || offeredFen === 0) return fail('no-money')
  if (offeredFen >= askedFen) return fail('not-lower')
  if (offeredFen < percentOf(askedFen, MIN_OFFER_PERCENT)) return fail('too-low')
  return ok({
    id,
    shopId,
    askedFen,
    offeredFen,
    counterFen: null,
    madeAt: now,
    saidAt: now,
    status: 'open',
    answeredAt: null,
    answeredBy: null,
    agreedFen: null,
  })
}

/** Which side is to answer; undefined where no sum waits. */
export function offerTurn(status: OfferStatus): OrderRole | undefined {
  if (status === 'open') return 'seller'
  return status === 'countered' ? 'buyer' : undefined
}

/** The sum that was named last. */
export const standingFen = ({ status, offeredFen, counterFen, agreedFen }: PriceOffer): number =>
  agreedFen ?? (status === 'countered' ? (counterFen ?? offeredFen) : offeredFen)

/**
 * Bounds of a counter-offer: the last sums of both sides, so that each narrows the gap. After a price cut, the new
 * price is the most that a seller can name.
 */
export const counterBounds = (
  { offeredFen, counterFen, askedFen }: PriceOffer,
  priceFen: number,
): { readonly aboveFen: number; readonly belowFen: number } => ({
  aboveFen: offeredFen,
  belowFen: Math.min(counterFen ?? askedFen, priceFen),
})

/**
 * The other side accepts, counters or declines the pending sum, or the side that named it withdraws it. `priceFen` is
 * the shop's current price.
 */
export function answerOffer(
  offer: PriceOffer,
  side: OrderRole,
  answer: OfferAnswer,
  { now, priceFen }: { readonly now: number; readonly priceFen: number },
): Result<PriceOffer, OfferFault> {
  const turn = offerTurn(offerStatusAt(offer, now))
  if (turn === undefined) return fail('not-open')
  if ((answer.kind === 'withdraw') === (side === turn)) return fail('not-turn')
  const ended = { ...offer, answeredAt: now, answeredBy: side }
  switch (answer.kind) {
    case 'accept': {
      const agreedFen = standingFen(offer)
      return answer.acceptFen === agreedFen ? ok({ ...ended, status: 'accepted', agreedFen }) : fail('other-sum')
    }
    case 'refuse':
      return ok({ ...ended, status: 'refused' })
    case 'withdraw':
      return ok({ ...ended, status: 'withdrawn' })
    case 'counter': {
      const { counterFen } = answer
      const { aboveFen, belowFen } = counterBounds(offer, priceFen)
      if (!isFen(counterFen) || !(counterFen > aboveFen) || !(counterFen < belowFen)) return fail('not-between')
      return ok(
        side === 'seller'
          ? { ...offer, saidAt: now, status: 'countered', counterFen }
          : { ...offer, saidAt: now, status: 'open', offeredFen: counterFen },
      )
    }
  }
}

/** Whether exactly this answer was given already: a second tap, or a lost response. */
export function isAnsweredSo(offer: PriceOffer, side: OrderRole, answer: OfferAnswer): boolean {
  const { status, answeredBy, agreedFen } = offer
  switch (answer.kind) {
    case 'accept':
      return status === 'accepted' && answeredBy === side && agreedFen === answer.acceptFen
    case 'refuse':
      return status === 'refused' && answeredBy === side
    case 'withdraw':
      return status === 'withdrawn' && answeredBy === side
    case 'counter': {
      const turn = offerTurn(status)
      return turn !== undefined && turn !== side && standingFen(offer) === answer.counterFen
    }
  }
}

/**
 * The last instant at which a sum can be answered, or an agreed price be used; null where time changes nothing any
 * more.
 */
export function offerValidUntil({ status, saidAt, answeredAt }: PriceOffer): number | null {
  if (offerTurn(status) !== undefined) return saidAt + OFFER_VALID_HOURS * HOUR_MS
  return answeredAt !== null && status === 'accepted' ? answeredAt + OFFER_VALID_HOURS * HOUR_MS : null
}

/** The status with expiry applied, whether or not the sweeper has run. */
export function offerStatusAt(offer: PriceOffer, now: number): OfferStatus {
  const until = offerValidUntil(offer)
  return until !== null && now > until ? 'lapsed' : offer.status
}

/** The agreed price while it is valid, and never more than the public price. */
export function priceForBuyer(offer: PriceOffer, askedFen: number, now: number): number {
  const status = offerStatusAt(offer, now)
  return status === 'accepted' && offer.agreedFen !== null ? Math.min(offer.agreedFen, askedFen) : askedFen
}
