import { isForSale, isPubliclyVisible, type ListingStatus, type ShopId } from '@diandu/core/catalog'
import {
  answerOffer,
  isAnsweredSo,
  makeOffer,
  offerStatusAt,
  priceForBuyer,
  type OfferAnswer,
  type OfferFault,
  type OfferId,
  type OrderRole,
  type PriceOffer,
} from '@diandu/core/orders'

export interface ModelPriceOffer extends PriceOffer {
  readonly buyerId: string
}

export interface PriceRequest {
  readonly buyer: string
  readonly shop: string
  readonly offeredFen: number
}

/** Offers of a lower price: at most one of a buyer for a shop still means something. */
export class ModelPriceOffers {
  readonly #kept = new Map<string, ModelPriceOffer>()
  readonly #askedFen: number

  constructor(askedFen: number) {
    this.#askedFen = askedFen
  }

  get all(): readonly ModelPriceOffer[] {
    return [...this.#kept.values()]
  }

  /** Why it is refused, the offer that stands already, or `'new'`. */
  mayOffer(
    { buyer, shop, offeredFen }: PriceRequest,
    status: ListingStatus,
    now: number,
  ): { readonly refused: string } | { readonly offer: ModelPriceOffer | 'new' } {
    if (!isPubliclyVisible(status)) return { refused: 'not-found' }
    if (!isForSale(status)) return { refused: 'shop-taken' }
    const last = this.#lastOf(buyer, shop)
    const standing = last && offerStatusAt(last, now)
    if (standing === 'accepted') return { refused: 'offer-closed' }
    if (last !== undefined && standing === 'open' && last.offeredFen === offeredFen) return { offer: last }
    if (last !== undefined && standing === 'countered') {
      const countered = this.#counter(last, offeredFen, now)
      return countered.ok ? { offer: last } : { refused: reasonOfFault(countered.failure) }
    }
    const made = this.#make('', { buyer, shop, offeredFen }, now)
    return made.ok ? { offer: 'new' } : { refused: reasonOfFault(made.failure) }
  }

  offer(id: string, request: PriceRequest, now: number): void {
    const last = this.#lastOf(request.buyer, request.shop)
    if (last?.id === id) {
      const countered = this.#counter(last, request.offeredFen, now)
      if (countered.ok) this.#kept.set(id, { ...last, ...countered.value })
      return
    }
    if (last !== undefined && offerStatusAt(last, now) === 'open')
      this.#kept.set(last.id, { ...last, status: 'withdrawn', answeredAt: now, answeredBy: 'buyer' })
    const made = this.#make(id, request, now)
    if (made.ok) this.#kept.set(id, { ...made.value, buyerId: request.buyer })
  }

  /** Why the answer is refused, or undefined. */
  answer(
    offer: ModelPriceOffer,
    side: OrderRole,
    answer: OfferAnswer,
    { status, now }: { readonly status: ListingStatus; readonly now: number },
  ): string | undefined {
    if (offerStatusAt(offer, now) === offer.status && isAnsweredSo(offer, side, answer)) return undefined
    const promises = answer.kind === 'accept' || answer.kind === 'counter'
    if (promises && !isForSale(status)) return 'shop-taken'
    const answered = answerOffer(offer, side, answer, { now, priceFen: this.#askedFen })
    if (!answered.ok) return reasonOfFault(answered.failure)
    this.#kept.set(offer.id, { ...offer, ...answered.value })
    return undefined
  }

  /** The price at which this buyer orders the shop. */
  priceFor(buyer: string, shop: string, now: number): number {
    const last = this.#lastOf(buyer, shop)
    return last === undefined ? this.#askedFen : priceForBuyer(last, this.#askedFen, now)
  }

  #counter(last: ModelPriceOffer, counterFen: number, now: number) {
    return answerOffer(last, 'buyer', { kind: 'counter', counterFen }, { now, priceFen: this.#askedFen })
  }

  #make(id: string, { shop, offeredFen }: PriceRequest, now: number) {
    return makeOffer({ id: id as OfferId, shopId: shop as ShopId, askedFen: this.#askedFen, offeredFen }, now)
  }

  #lastOf(buyer: string, shop: string): ModelPriceOffer | undefined {
    return this.all.findLast((offer) => offer.buyerId === buyer && offer.shopId === shop)
  }
}

function reasonOfFault(fault: OfferFault): string {
  if (fault === 'other-sum') return 'terms-changed'
  return fault === 'not-open' || fault === 'not-turn' ? 'offer-closed' : 'bad-parameter'
}
