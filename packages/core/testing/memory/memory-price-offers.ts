import { isForSale, type ShopId } from '../../src/catalog/index.ts'
import { fail, mapResult, ok, type Result } from '../../src/kernel/index.ts'
import {
  agreedPriceOf,
  decideOffer,
  decideOfferAnswer,
  noOffer,
  offerMessages,
  offerShownTo,
  offerStep,
  sideOf,
  stepsAt,
  type BargainThread,
  type OfferAnswer,
  type OfferDraft,
  type OfferId,
  type PriceOffers,
  type ShownOffer,
} from '../../src/orders/index.ts'
import type { SessionStore, UserId } from '../../src/session/index.ts'
import type { OfferRecord, MarketState, Member } from './market-state.ts'
import { callAsMember } from './order-desk.ts'
import { pageAfter } from './page-after.ts'
import { writeMessages } from './write-messages.ts'

export function createMemoryPriceOffers(state: MarketState, store: SessionStore): PriceOffers {
  const act = (decide: (who: Member) => Result<OfferRecord>): Result<ShownOffer> =>
    callAsMember(state, store, (who) =>
      mapResult(decide(who), (offer) => {
        keepOffer(state, offer)
        const shopTitle = state.shops.get(offer.shopId)?.shop.title ?? ''
        writeMessages(state, offerMessages({ ...offer, shopTitle }, state.clock.now()))
        return shownTo(state, offer, who.userId)
      }),
    )
  return {
    make: async (draft) => act((who) => make(state, who, draft)),
    answer: async (id, answer) => act((who) => settle(state, who, id, answer)),
    list: async (role, cursor) =>
      callAsMember(state, store, ({ userId }) => {
        const own = [...state.offers.values()]
          .filter(({ buyerId, sellerId }) => userId === (role === 'buyer' ? buyerId : sellerId))
          .toReversed()
        return pageAfter(
          own.map((stored) => shownTo(state, stored, userId)),
          cursor,
          () => true,
        )
      }),
    ofShop: async (shopId) =>
      callAsMember(state, store, ({ userId }) => {
        const last = lastOffer(state, userId, shopId)
        return ok(last === undefined ? null : shownTo(state, last, userId))
      }),
    thread: async (id) => callAsMember(state, store, ({ userId }) => threadOf(state, userId, id)),
    agreed: async () =>
      callAsMember(state, store, ({ userId }) =>
        ok(
          livingOffers(state, userId)
            .toReversed()
            .flatMap((offer) => (offer.role === 'buyer' ? (agreedPriceOf(offer, state.clock.now()) ?? []) : [])),
        ),
      ),
  }
}

function threadOf(state: MarketState, userId: UserId, id: OfferId): Result<BargainThread> {
  const named = state.offers.get(id)
  if (named === undefined || sideOf(named, userId) === undefined) return fail(noOffer())
  const rounds = [...state.offers.values()].filter(
    ({ buyerId, sellerId, shopId }) =>
      buyerId === named.buyerId && sellerId === named.sellerId && shopId === named.shopId,
  )
  const now = state.clock.now()
  const shop = state.shops.get(named.shopId)?.shop
  return ok({
    offer: shownTo(state, rounds.at(-1) ?? named, userId),
    steps: rounds.flatMap((round) => stepsAt(round, state.offerSteps.get(round.id) ?? [], now)),
    priceFen: shop !== undefined && isForSale(shop.status) ? shop.priceFen : null,
  })
}

/** As it stands now, with the step that brought it there. */
function keepOffer(state: MarketState, offer: OfferRecord): void {
  if (state.offers.get(offer.id) === offer) return
  state.offers.set(offer.id, offer)
  const step = offerStep(offer)
  if (step !== undefined) state.offerSteps.set(offer.id, [...(state.offerSteps.get(offer.id) ?? []), step])
}

export const lastOffer = (state: MarketState, userId: UserId, shopId: ShopId): OfferRecord | undefined =>
  [...state.offers.values()].findLast((offer) => offer.buyerId === userId && offer.shopId === shopId)

function make(state: MarketState, { userId: buyerId }: Member, draft: OfferDraft): Result<OfferRecord> {
  const stored = state.shops.get(draft.shopId)
  const shop = stored && { ...stored.shop, sellerId: stored.sellerId }
  const last = lastOffer(state, buyerId, draft.shopId)
  const id = `offer-${state.offers.size + 1}` as OfferId
  const decided = decideOffer({ buyerId, shop, last, at: state.clock.now() }, { ...draft, id })
  if (decided.ok && decided.value.kind === 'new' && decided.value.ended !== undefined)
    keepOffer(state, decided.value.ended)
  return mapResult(decided, ({ offer }) => offer)
}

function settle(state: MarketState, { userId }: Member, id: OfferId, answer: OfferAnswer): Result<OfferRecord> {
  const offer = state.offers.get(id)
  const shop = offer && state.shops.get(offer.shopId)?.shop
  return decideOfferAnswer({ userId, offer, shop, at: state.clock.now() }, answer)
}

/** Offers in which it may be a party's turn: whose shop can still be ordered, and that led to no order yet. */
export function livingOffers(state: MarketState, userId: UserId): readonly ShownOffer[] {
  const isLive = ({ shopId, buyerId, sellerId }: OfferRecord): boolean => {
    const status = state.shops.get(shopId)?.shop.status
    const isOrdered = [...state.orders.values()].some(
      (order) => order.buyerId === buyerId && order.shop.id === shopId && order.status === 'awaiting-payment',
    )
    return (userId === buyerId || userId === sellerId) && status !== undefined && isForSale(status) && !isOrdered
  }
  return [...state.offers.values()].filter(isLive).map((stored) => shownTo(state, stored, userId))
}

const shownTo = ({ shops, clock }: MarketState, offer: OfferRecord, userId: UserId): ShownOffer =>
  offerShownTo(userId, { ...offer, shopTitle: shops.get(offer.shopId)?.shop.title ?? '' }, clock.now())
