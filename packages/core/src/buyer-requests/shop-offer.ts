import { isForSale, type ShopId } from '../catalog/index.ts'
import { cleanTextarea } from '../input/index.ts'
import { fail, ok, refused, type Brand, type Failure, type Name, type Result } from '../kernel/index.ts'
import { maskMobile } from '../format/index.ts'
import { requestStateAt, type BuyerRequest, type RequestId } from './buyer-request.ts'
import { closed, needsReview, notFound } from './decide-request.ts'
import { matchRequest, type MatchedListing } from './match-request.ts'

export type ShopOfferId = Brand<'ShopOfferId'>

export const SHOP_OFFER_STATES = {
  waiting: { zh: '等待买家回复', en: 'Waiting for the buyer' },
  accepted: { zh: '买家想看看', en: 'Buyer is interested' },
  declined: { zh: '买家不需要', en: 'Declined' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
} as const satisfies Record<string, Name>

export type ShopOfferState = keyof typeof SHOP_OFFER_STATES

export const MAX_OFFER_LENGTH = 100
/** Of one seller, within a day. */
export const MAX_SHOP_OFFERS_A_DAY = 20

/** A seller's own shop, offered to a buyer who looks for such a one. */
export interface ShopOffer<U extends string = string> {
  readonly id: ShopOfferId
  readonly requestId: RequestId
  readonly shopId: ShopId
  readonly buyerId: U
  readonly sellerId: U
  readonly content: string
  /** Whether the buyer may read the seller's number in full once the offer is accepted. */
  readonly sellerShares: boolean
  readonly buyerShares: boolean
  readonly state: ShopOfferState
  readonly offeredAt: number
  readonly answeredAt: number | null
}

export interface ShopOfferDraft {
  readonly requestId: RequestId
  readonly shopId: ShopId
  readonly content: string
  readonly sharesMobile: boolean
}

interface OfferFacts<U extends string> {
  readonly id: ShopOfferId
  readonly sellerId: U
  readonly request: BuyerRequest<U> | undefined
  /** Undefined where there is no such shop. */
  readonly shop: MatchedListing | undefined
  /** Earlier offers of this shop to this request. */
  readonly last: ShopOffer<U> | undefined
  readonly countWithinDay: number
  readonly at: number
}

/** A seller offers their own shop, once, to a request that it meets. */
export function decideShopOffer<U extends string>(
  { id, sellerId, request, shop, last, countWithinDay, at }: OfferFacts<U>,
  { requestId, shopId, content: raw, sharesMobile }: ShopOfferDraft,
): Result<ShopOffer<U>> {
  if (request === undefined || request.state === 'refused' || request.state === 'under-review') return fail(notFound())
  if (request.buyerId === sellerId) return fail(refused('own-request', '不能回应自己的求购', 'requestId'))
  if (requestStateAt(request, at) !== 'open') return fail(closed())
  if (shop?.sellerId !== sellerId) return fail(refused('not-found', '没有找到这家店铺', 'shopId'))
  if (!isForSale(shop.status)) return fail(goneShop())
  if (!matchRequest(request, shop).fits) return fail(refused('shop-unfit', '这家店铺不符合这条求购的要求', 'shopId'))
  // Declined is declined: the same shop does not come back. Taken back, it may.
  if (last !== undefined && last.state !== 'withdrawn')
    return fail(refused('offered-already', '这家店铺已经推荐给这位买家了', 'shopId'))
  if (countWithinDay >= MAX_SHOP_OFFERS_A_DAY)
    return fail(refused('too-many', `一天最多推荐 ${MAX_SHOP_OFFERS_A_DAY} 次，请明天再来`))
  const content = cleanTextarea(raw)
  if (Array.from(content).length > MAX_OFFER_LENGTH)
    return fail(refused('bad-parameter', `留言请写在 ${MAX_OFFER_LENGTH} 个字以内`, 'content'))
  if (needsReview(content))
    return fail(refused('bad-parameter', '请去掉手机号、QQ、微信、网址，买家同意后双方才能看到联系方式', 'content'))
  return ok({
    id,
    requestId,
    shopId,
    buyerId: request.buyerId,
    sellerId,
    content,
    sellerShares: sharesMobile,
    buyerShares: false,
    state: 'waiting',
    offeredAt: at,
    answeredAt: null,
  })
}

export type ShopOfferAnswer =
  | { readonly kind: 'accept'; readonly sharesMobile: boolean }
  | { readonly kind: 'decline' }
  | { readonly kind: 'withdraw' }

interface AnswerFacts<O extends ShopOffer> {
  readonly userId: string
  readonly offer: O | undefined
  /** Of the offered shop; undefined where it is gone. */
  readonly shopStatus: MatchedListing['status'] | undefined
  readonly at: number
}

/** The buyer's word, or the seller taking the offer back; of two at once the first counts. */
export function decideShopOfferAnswer<O extends ShopOffer>(
  { userId, offer, shopStatus, at }: AnswerFacts<O>,
  answer: ShopOfferAnswer,
): Result<O> {
  if (offer === undefined || userId !== (answer.kind === 'withdraw' ? offer.sellerId : offer.buyerId))
    return fail(refused('not-found', '没有找到这次推荐', 'offerId'))
  if (offer.state !== 'waiting') return fail(refused('offer-answered', '这次推荐已经有了结果', 'offerId'))
  if (answer.kind === 'accept' && (shopStatus === undefined || !isForSale(shopStatus))) return fail(goneShop())
  const state = ({ accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const)[answer.kind]
  return ok({ ...offer, state, answeredAt: at, buyerShares: answer.kind === 'accept' && answer.sharesMobile })
}

/** How the other one is reached, once the buyer is interested. */
export interface OfferContact {
  readonly name: string
  readonly mobile: string
  readonly isFull: boolean
}

/** Nothing before the buyer's word; then a masked number, and the whole one where its owner agreed. */
export function contactOf(
  { state, sellerShares, buyerShares }: ShopOffer,
  role: 'buyer' | 'seller',
  { name, mobile }: { readonly name: string; readonly mobile: string },
): OfferContact | null {
  if (state !== 'accepted' || mobile === '') return null
  const isFull = role === 'buyer' ? buyerShares : sellerShares
  return { name, mobile: isFull ? mobile : maskMobile(mobile), isFull }
}

const goneShop = (): Failure => refused('shop-not-on-sale', '这家店铺刚刚下架或已被买走', 'shopId')
