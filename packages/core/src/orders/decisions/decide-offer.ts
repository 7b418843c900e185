import { isForSale, isPubliclyVisible, type ListingStatus } from '../../catalog/index.ts'
import { fail, ok, refused, type Failure, type Result } from '../../kernel/index.ts'
import {
  answerOffer,
  makeOffer,
  MIN_OFFER_PERCENT,
  offerStatusAt,
  type OfferAnswer,
  type OfferAttempt,
  type OfferFault,
  type PriceOffer,
} from '../price-offer.ts'
import type { ShownOffer } from '../price-offers.ports.ts'

/** An offer as the platform knows it: who made it, to whom, for which shop. */
export interface OfferRecord<U extends string = string> extends PriceOffer {
  readonly buyerId: U
  readonly sellerId: U
}

/** What is read before an offer is made; the server reads it under locks. */
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

/** A buyer offers a lower price; another sum takes the place of an unanswered offer. */
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
  if (status === 'accepted' || status === 'countered')
    return fail(refused('offer-closed', '卖家已经回复，可按约定的价格下单', 'shopId'))
  if (last !== undefined && status === 'open' && last.offeredFen === attempt.offeredFen)
    return ok({ kind: 'same', offer: last })
  const made = makeOffer(attempt, at)
  if (!made.ok) return fail(offerRefusal(made.failure))
  const offer = { ...made.value, buyerId, sellerId: shop.sellerId }
  return ok({ kind: 'new', offer, ended: last && superseded(last, at) })
}

/** What still waits is taken back; what lapsed meanwhile is that; whatever has ended otherwise stays as it is. */
function superseded<O extends PriceOffer>(last: O, at: number): O | undefined {
  const status = offerStatusAt(last, at)
  if (status === 'open') return { ...last, status: 'withdrawn', answeredAt: at }
  return status === last.status ? undefined : { ...last, status }
}

/** What is read before an offer is answered. */
export interface OfferAnswerFacts<O extends OfferRecord> {
  readonly userId: string
  /** Undefined where there is no such offer. */
  readonly offer: O | undefined
  /** Of its shop; undefined where it is gone. Only a promise asks for it. */
  readonly shopStatus: ListingStatus | undefined
  readonly at: number
}

/** The seller's word, or the buyer taking the offer back. Others' offers look like unknown ones. */
export function decideOfferAnswer<O extends OfferRecord>(
  { userId, offer, shopStatus, at }: OfferAnswerFacts<O>,
  answer: OfferAnswer,
): Result<O> {
  if (offer === undefined || userId !== (answer.kind === 'withdraw' ? offer.buyerId : offer.sellerId))
    return fail(refused('not-found', '没有找到这次议价', 'offerId'))
  if (isPromise(answer) && (shopStatus === undefined || !isForSale(shopStatus)))
    return fail(refused('shop-taken', '这家店铺已不在出售，无法再议价', 'offerId'))
  const answered = answerOffer(offer, answer, at)
  return answered.ok ? ok({ ...offer, ...answered.value }) : fail(offerRefusal(answered.failure))
}

/** Whether an answer promises a price, which a shop keeps only that can still be had for it. */
export const isPromise = ({ kind }: OfferAnswer): boolean => kind === 'accept' || kind === 'counter'

export function offerRefusal(fault: OfferFault): Failure {
  switch (fault) {
    case 'no-money':
      return refused('bad-parameter', '请填写您的出价', 'offeredFen')
    case 'not-lower':
      return refused('bad-parameter', '出价需低于店铺标价', 'offeredFen')
    case 'too-low':
      return refused('bad-parameter', `出价不能低于标价的 ${MIN_OFFER_PERCENT}%`, 'offeredFen')
    case 'not-between':
      return refused('bad-parameter', '还价需高于买家出价、低于店铺标价', 'counterFen')
    case 'not-open':
      return refused('offer-closed', '这次议价已经结束，请刷新后再看', 'offerId')
  }
}

/** As one of the two sees it, with what time has made of it. */
export function offerShownTo(
  userId: string,
  { buyerId: _buyerId, sellerId, ...offer }: OfferRecord & { readonly shopTitle: string },
  at: number,
): ShownOffer {
  return { ...offer, status: offerStatusAt(offer, at), role: sellerId === userId ? 'seller' : 'buyer' }
}
