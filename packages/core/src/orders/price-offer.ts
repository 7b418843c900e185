import type { ShopId } from '../catalog/index.ts'
import { createStatusMap, fail, HOUR_MS, isFen, ok, percentOf, type Brand, type Result } from '../kernel/index.ts'

export type OfferId = Brand<'OfferId'>

/**
 * A seller answers within this time; the price that was agreed is held for as long again, from the answer on (168
 * hours, spec §9).
 */
export const OFFER_VALID_HOURS = 168
/** Below this part of the asked price an offer is no offer. */
export const MIN_OFFER_PERCENT = 50

export const OFFER_STATUSES = { open: 0, accepted: 1, refused: 2, countered: 3, withdrawn: 4, lapsed: 5 } as const
export type OfferStatus = keyof typeof OFFER_STATUSES

const OFFERS = createStatusMap<OfferStatus>({
  open: {
    code: 0,
    outcome: 'pending',
    name: { zh: '待卖家回复', en: 'Waiting for the seller' },
    next: ['accepted', 'refused', 'countered', 'withdrawn', 'lapsed'],
  },
  accepted: { code: 1, outcome: 'success', name: { zh: '卖家已同意', en: 'Accepted' }, next: ['lapsed'] },
  refused: { code: 2, outcome: 'failure', name: { zh: '卖家已拒绝', en: 'Refused' }, next: [] },
  countered: {
    code: 3,
    outcome: 'success',
    name: { zh: '卖家已还价', en: 'Another price was named' },
    next: ['lapsed'],
  },
  withdrawn: { code: 4, outcome: 'failure', name: { zh: '已撤回', en: 'Withdrawn' }, next: [] },
  lapsed: { code: 5, outcome: 'failure', name: { zh: '已失效', en: 'Lapsed' }, next: [] },
})

export const toOfferStatus = OFFERS.read
export const mayMoveOffer = OFFERS.mayMove

/** A buyer's lower price for a shop (`goods/cutPrice`), and what its seller said to it. */
export interface PriceOffer {
  readonly id: OfferId
  readonly shopId: ShopId
  readonly askedFen: number
  readonly offeredFen: number
  readonly madeAt: number
  readonly status: OfferStatus
  readonly answeredAt: number | null
  /** What both would do it for; null until the seller accepts or names another price. */
  readonly agreedFen: number | null
}

export type OfferAnswer =
  | { readonly kind: 'accept' }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'counter'; readonly counterFen: number }
  | { readonly kind: 'withdraw' }

export type OfferFault = 'no-money' | 'not-lower' | 'too-low' | 'not-open' | 'not-between'

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
  return ok({ id, shopId, askedFen, offeredFen, madeAt: now, status: 'open', answeredAt: null, agreedFen: null })
}

/** The seller's answer, or the buyer taking the offer back. One answer ends the asking. */
export function answerOffer(offer: PriceOffer, answer: OfferAnswer, now: number): Result<PriceOffer, OfferFault> {
  if (offerStatusAt(offer, now) !== 'open') return fail('not-open')
  const answered = { ...offer, answeredAt: now }
  switch (answer.kind) {
    case 'accept':
      return ok({ ...answered, status: 'accepted', agreedFen: offer.offeredFen })
    case 'refuse':
      return ok({ ...answered, status: 'refused' })
    case 'withdraw':
      return ok({ ...answered, status: 'withdrawn' })
    case 'counter': {
      const { counterFen } = answer
      const isBetween = isFen(counterFen) && counterFen > offer.offeredFen && counterFen < offer.askedFen
      return isBetween ? ok({ ...answered, status: 'countered', agreedFen: counterFen }) : fail('not-between')
    }
  }
}

/**
 * The last instant at which an offer can be answered, or an agreed price be used; null where time changes nothing any
 * more.
 */
export function offerValidUntil({ status, madeAt, answeredAt }: PriceOffer): number | null {
  if (status === 'open') return madeAt + OFFER_VALID_HOURS * HOUR_MS
  return answeredAt !== null && (status === 'accepted' || status === 'countered')
    ? answeredAt + OFFER_VALID_HOURS * HOUR_MS
    : null
}

/** What became of an offer by now, whether or not a sweeper came by. */
export function offerStatusAt(offer: PriceOffer, now: number): OfferStatus {
  const until = offerValidUntil(offer)
  return until !== null && now > until ? 'lapsed' : offer.status
}

/** What its maker orders the shop for: the agreed price while it holds, and never more than the public price. */
export function priceForBuyer(offer: PriceOffer, askedFen: number, now: number): number {
  const status = offerStatusAt(offer, now)
  const isHeld = (status === 'accepted' || status === 'countered') && offer.agreedFen !== null
  return isHeld ? Math.min(offer.agreedFen, askedFen) : askedFen
}
