import { isForSale, isPubliclyVisible, type ListingStatus } from '../../catalog/index.ts'
import { fail, ok, refused, type Failure, type Result } from '../../kernel/index.ts'
import {
  answerOffer,
  isAnsweredSo,
  makeOffer,
  MIN_OFFER_PERCENT,
  offerStatusAt,
  offerValidUntil,
  type OfferAnswer,
  type OfferAttempt,
  type OfferFault,
  type PriceOffer,
} from '../price-offer.ts'
import type { AgreedPrice, ShownOffer } from '../price-offers.ports.ts'

/** An offer as stored: its maker, its receiver, its shop. */
export interface OfferRecord<U extends string = string> extends PriceOffer {
  readonly buyerId: U
  readonly sellerId: U
}

/** The server reads these under locks. */
export interface OfferFacts<U extends string, O extends OfferRecord<U>> {
  readonly buyerId: U
  /** Undefined where there is no such shop. */
  readonly shop: { readonly sellerId: U; readonly status: ListingStatus; readonly priceFen: number } | undefined
  /** The buyer's last offer for the shop. */
  readonly last: O | undefined
  readonly at: number
}

export type DecidedOffer<U extends string, O extends OfferRecord<U>> =
  /** The same was offered before, and still waits. */
  | { readonly kind: 'same'; readonly offer: O }
  /** The one before it ends first: taken back, or written down as lapsed. */
  | { readonly kind: 'new'; readonly offer: OfferRecord<U>; readonly ended: O | undefined }
  /** The seller has named a sum, and this is the buyer's next one in the same thread. */
  | { readonly kind: 'counter'; readonly offer: O; readonly before: O }

/** A buyer offers a lower price; another sum takes the place of an unanswered offer, and answers a seller's. */
export function decideOffer<U extends string, O extends OfferRecord<U>>(
  { buyerId, shop, last, at }: OfferFacts<U, O>,
  attempt: OfferAttempt,
): Result<DecidedOffer<U, O>> {
  if (shop === undefined || !isPubliclyVisible(shop.status))
    return fail(refused('not-found', '没有找到这家店铺', 'shopId'))
  if (shop.sellerId === buyerId) return fail(refused('own-shop', '不能向自己的店铺还价', 'shopId'))
  if (!isForSale(shop.status)) return fail(refused('shop-taken', '这家店铺刚刚被别人买走了', 'shopId'))
  if (attempt.askedFen !== shop.priceFen)
    return fail(refused('terms-changed', '店铺价格已更新，请重新确认', 'askedFen'))
  const status = last && offerStatusAt(last, at)
  if (status === 'accepted') return fail(refused('offer-closed', '价格已经谈好，可按谈好的价格下单', 'shopId'))
  if (last !== undefined && status === 'open' && last.offeredFen === attempt.offeredFen)
    return ok({ kind: 'same', offer: last })
  if (last !== undefined && status === 'countered') {
    const answer = { kind: 'counter', counterFen: attempt.offeredFen } as const
    const moved = answerOffer(last, 'buyer', answer, { now: at, priceFen: shop.priceFen })
    return moved.ok
      ? ok({ kind: 'counter', offer: { ...last, ...moved.value }, before: last })
      : fail(offerRefusal(moved.failure, 'offeredFen'))
  }
  const made = makeOffer(attempt, at)
  if (!made.ok) return fail(offerRefusal(made.failure))
  const offer = { ...made.value, buyerId, sellerId: shop.sellerId }
  return ok({ kind: 'new', offer, ended: last && superseded(last, at) })
}

/** An open offer is withdrawn, an expired one lapses; undefined where the offer has ended otherwise. */
function superseded<O extends PriceOffer>(last: O, at: number): O | undefined {
  const status = offerStatusAt(last, at)
  if (status === 'open') return { ...last, status: 'withdrawn', answeredAt: at, answeredBy: 'buyer' }
  return status === last.status ? undefined : { ...last, status }
}

export interface OfferAnswerFacts<O extends OfferRecord> {
  readonly userId: string
  /** Undefined where there is no such offer. */
  readonly offer: O | undefined
  /** Undefined where the shop no longer exists. Only needed for a promise. */
  readonly shop: { readonly status: ListingStatus; readonly priceFen: number } | undefined
  readonly at: number
}

/**
 * One side's answer to the pending sum. Others' offers look like unknown ones; the same answer once more gives the
 * offer unchanged.
 */
export function decideOfferAnswer<O extends OfferRecord>(
  { userId, offer, shop, at }: OfferAnswerFacts<O>,
  answer: OfferAnswer,
): Result<O> {
  const side = offer && sideOf(offer, userId)
  if (offer === undefined || side === undefined) return fail(noOffer())
  if (offerStatusAt(offer, at) === offer.status && isAnsweredSo(offer, side, answer)) return ok(offer)
  if (isPromise(answer) && (shop === undefined || !isForSale(shop.status)))
    return fail(refused('shop-taken', '这家店铺已不在出售，无法再议价', 'offerId'))
  const answered = answerOffer(offer, side, answer, { now: at, priceFen: shop?.priceFen ?? offer.askedFen })
  return answered.ok ? ok({ ...offer, ...answered.value }) : fail(offerRefusal(answered.failure, 'counterFen'))
}

export const noOffer = (): Failure => refused('not-found', '没有找到这次议价', 'offerId')

/** Which of the two a user is; undefined for all others. */
export function sideOf({ buyerId, sellerId }: Pick<OfferRecord, 'buyerId' | 'sellerId'>, userId: string) {
  if (userId === sellerId) return 'seller'
  return userId === buyerId ? 'buyer' : undefined
}

/** Whether an answer promises a price, so that the shop must still be available at it. */
export const isPromise = ({ kind }: OfferAnswer): boolean => kind === 'accept' || kind === 'counter'

/** `field` is where the sum was typed. */
export function offerRefusal(fault: OfferFault, field = 'offeredFen'): Failure {
  switch (fault) {
    case 'no-money':
      return refused('bad-parameter', '请填写您的出价', field)
    case 'not-lower':
      return refused('bad-parameter', '出价需低于店铺标价', field)
    case 'too-low':
      return refused('bad-parameter', `出价不能低于标价的 ${MIN_OFFER_PERCENT}%`, field)
    case 'not-between':
      return refused('bad-parameter', '还价需在双方上一次的价格之间', field)
    case 'other-sum':
      return refused('terms-changed', '对方的价格已更新，请看过再决定', 'acceptFen')
    case 'not-turn':
      return refused('offer-closed', '议价有了新的进展，请刷新后再看', 'offerId')
    case 'not-open':
      return refused('offer-closed', '这次议价已经结束，请刷新后再看', 'offerId')
  }
}

/** For one of the two parties, with expiry applied. */
export function offerShownTo(
  userId: string,
  { buyerId: _buyerId, sellerId, ...offer }: OfferRecord & { readonly shopTitle: string },
  at: number,
): ShownOffer {
  return { ...offer, status: offerStatusAt(offer, at), role: sellerId === userId ? 'seller' : 'buyer' }
}

/** Undefined unless the seller is bound by it now. */
export function agreedPriceOf(offer: PriceOffer, at: number): AgreedPrice | undefined {
  const until = offerValidUntil(offer)
  return offerStatusAt(offer, at) === 'accepted' && offer.agreedFen !== null && until !== null
    ? { shopId: offer.shopId, agreedFen: offer.agreedFen, until }
    : undefined
}
