import { isForSale, isPubliclyVisible, type ShopId } from '../../src/catalog/index.ts'
import { mapResult, ok, type Result } from '../../src/kernel/index.ts'
import {
  answerOffer,
  makeOffer,
  offerStatusAt,
  type OfferAnswer,
  type OfferDraft,
  type OfferFault,
  type OfferId,
  type PriceOffers,
  type ShownOffer,
} from '../../src/orders/index.ts'
import type { SessionStore, UserId } from '../../src/session/index.ts'
import { notFound, refuse, type OfferRecord, type MarketState, type Member } from './market-state.ts'
import { callAsMember } from './order-desk.ts'
import { pageAfter } from './page-after.ts'

export function createMemoryPriceOffers(state: MarketState, store: SessionStore): PriceOffers {
  const shown = (stored: OfferRecord, userId: UserId) => shownTo(state, stored, userId)
  return {
    make: async (draft) =>
      callAsMember(state, store, (who) => mapResult(make(state, who, draft), (stored) => shown(stored, who.userId))),
    answer: async (id, answer) =>
      callAsMember(state, store, (who) =>
        mapResult(settle(state, who, id, answer), (stored) => shown(stored, who.userId)),
      ),
    list: async (role, cursor) =>
      callAsMember(state, store, ({ userId }) => {
        const own = [...state.offers.values()]
          .filter(({ buyerId, sellerId }) => userId === (role === 'buyer' ? buyerId : sellerId))
          .toReversed()
        return pageAfter(
          own.map((stored) => shown(stored, userId)),
          cursor,
          () => true,
        )
      }),
    ofShop: async (shopId) =>
      callAsMember(state, store, ({ userId }) => {
        const last = lastOffer(state, userId, shopId)
        return ok(last === undefined ? null : shown(last, userId))
      }),
  }
}

export const lastOffer = (state: MarketState, userId: UserId, shopId: ShopId): OfferRecord | undefined =>
  [...state.offers.values()].findLast(({ buyerId, offer }) => buyerId === userId && offer.shopId === shopId)

function make(state: MarketState, who: Member, { shopId, askedFen, offeredFen }: OfferDraft): Result<OfferRecord> {
  const { shop, sellerId } = state.shops.get(shopId) ?? {}
  const now = state.clock.now()
  if (shop === undefined || sellerId === undefined || !isPubliclyVisible(shop.status)) return notFound()
  if (sellerId === who.userId) return refuse('own-shop', '不能向自己的店铺还价')
  if (!isForSale(shop.status)) return refuse('shop-taken', '店铺已被他人购买')
  if (askedFen !== shop.priceFen) return refuse('terms-changed', '价格已更新', 'askedFen')
  const last = lastOffer(state, who.userId, shopId)
  const standing = last === undefined ? undefined : offerStatusAt(last.offer, now)
  if (standing === 'accepted' || standing === 'countered') return refuse('offer-closed', '卖家已经回复')
  if (last !== undefined && standing === 'open' && last.offer.offeredFen === offeredFen) return ok(last)
  const made = makeOffer({ id: `offer-${state.offers.size + 1}` as OfferId, shopId, askedFen, offeredFen }, now)
  if (!made.ok) return faulty(made.failure)
  if (last !== undefined && standing === 'open')
    keep(state, last, { ...last.offer, status: 'withdrawn', answeredAt: now })
  return keep(state, { offer: made.value, buyerId: who.userId, sellerId }, made.value)
}

function settle(state: MarketState, { userId }: Member, id: OfferId, answer: OfferAnswer): Result<OfferRecord> {
  const stored = state.offers.get(id)
  const isRequested = stored !== undefined && userId === (answer.kind === 'withdraw' ? stored.buyerId : stored.sellerId)
  if (!isRequested) return notFound()
  const status = state.shops.get(stored.offer.shopId)?.shop.status
  const promises = answer.kind === 'accept' || answer.kind === 'counter'
  if (promises && (status === undefined || !isForSale(status))) return refuse('shop-taken', '店铺已被他人购买')
  const answered = answerOffer(stored.offer, answer, state.clock.now())
  return answered.ok ? keep(state, stored, answered.value) : faulty(answered.failure)
}

function keep(state: MarketState, stored: OfferRecord, offer: OfferRecord['offer']): Result<OfferRecord> {
  const next = { ...stored, offer }
  state.offers.set(offer.id, next)
  return ok(next)
}

function faulty(fault: OfferFault): Result<never> {
  if (fault === 'not-open') return refuse('offer-closed', '这次议价已结束')
  return refuse('bad-parameter', '金额不合要求', fault === 'not-between' ? 'counterFen' : 'offeredFen')
}

/** Offers in which it may be a party's turn: whose shop can still be ordered, and that led to no order yet. */
export function livingOffers(state: MarketState, userId: UserId): readonly ShownOffer[] {
  const isLive = ({ offer, buyerId, sellerId }: OfferRecord): boolean => {
    const status = state.shops.get(offer.shopId)?.shop.status
    const isOrdered = [...state.orders.values()].some(
      (order) => order.buyerId === buyerId && order.shop.id === offer.shopId && order.status === 'awaiting-payment',
    )
    return (userId === buyerId || userId === sellerId) && status !== undefined && isForSale(status) && !isOrdered
  }
  return [...state.offers.values()].filter(isLive).map((stored) => shownTo(state, stored, userId))
}

function shownTo(state: MarketState, { offer, sellerId }: OfferRecord, userId: UserId): ShownOffer {
  const shopTitle = state.shops.get(offer.shopId)?.shop.title ?? ''
  return {
    ...offer,
    status: offerStatusAt(offer, state.clock.now()),
    role: sellerId === userId ? 'seller' : 'buyer',
    shopTitle,
  }
}
