import {
  contactOf,
  decideClosing,
  decideExtension,
  decidePublication,
  decideReview,
  decideShopOffer,
  decideShopOfferAnswer,
  isPending,
  matchRequest,
  notFound,
  requestStateAt,
  shopOfferMessages,
  type BuyerRequest,
  type BuyerRequests,
  type MatchedShop,
  type OpenRequest,
  type OwnRequest,
  type RequestId,
  type ShopOffer,
  type ShopOfferId,
  type ShopOffers,
  type ShownShopOffer,
} from '../../../src/buyer-requests/index.ts'
import { isPubliclyVisible, type ShopId } from '../../../src/catalog/index.ts'
import { maskMiddle } from '../../../src/format/index.ts'
import { DAY_MS, fail, mapResult, ok, type Result } from '../../../src/kernel/index.ts'
import type { UserId } from '../../../src/session/index.ts'
import type { Desk } from '../desk.ts'
import type { MarketState, ShopRecord } from '../market-state.ts'
import { pageAfter, shownPage } from '../page-after.ts'
import { settleOverdue } from '../settle-overdue.ts'
import { signedIn } from '../signed-in.ts'
import { toShopCard } from '../to-shop-card.ts'
import { writeMessages } from '../write-messages.ts'

type Request = BuyerRequest<UserId>
type Offer = ShopOffer<UserId>

export function createMemoryBuyerRequests({ state, store, call }: Desk): BuyerRequests {
  const change = (id: RequestId, decide: (request: Request | undefined, userId: UserId) => Result<Request>) =>
    call(({ userId }) =>
      mapResult(decide(state.requests.get(id), userId), (request) => {
        state.requests.set(id, request)
        return asOwn(state, request)
      }),
    )
  const ownOf = (userId: UserId, id: RequestId): Result<Request> => {
    const request = state.requests.get(id)
    return request?.buyerId === userId ? ok(request) : fail(notFound())
  }
  return {
    publish: (draft) =>
      call(({ userId }) => {
        const now = state.clock.now()
        const own = [...state.requests.values()].filter(({ buyerId }) => buyerId === userId)
        const facts = {
          id: `request-${state.requests.size + 1}` as RequestId,
          buyerId: userId,
          openCount: own.filter((request) => isPending(requestStateAt(request, now))).length,
          countWithinDay: own.filter(({ publishedAt }) => publishedAt > now - DAY_MS).length,
          at: now,
        }
        return mapResult(decidePublication(facts, draft), (request) => {
          state.requests.set(request.id, request)
          return asOwn(state, request)
        })
      }),
    async open({ fitting, platform, kind, industry }, cursor) {
      settleOverdue(state)
      const who = signedIn(state, store)
      if (fitting && !who.ok) return who
      const viewerId = who.ok ? who.value.userId : undefined
      const shown = [...state.requests.values()]
        .toReversed()
        .filter((request) => requestStateAt(request, state.clock.now()) === 'open')
        .filter(({ criteria }) =>
          [
            [platform, criteria.platform],
            [kind, criteria.kind],
            [industry, criteria.industry],
          ].every(([wanted, asked]) => wanted === undefined || wanted === asked),
        )
        .map((request) => asSeen(state, request, viewerId))
        .filter(({ fittingCount }) => !fitting || fittingCount > 0)
      return pageAfter(shown, cursor, () => true)
    },
    mine: (cursor) =>
      call(({ userId }) =>
        shownPage(
          [...state.requests.values()].toReversed(),
          cursor,
          (request) => asOwn(state, request),
          ({ buyerId }) => buyerId === userId,
        ),
      ),
    find: (id) => call(({ userId }) => mapResult(ownOf(userId, id), (request) => asOwn(state, request))),
    matches: (id, cursor) =>
      call(({ userId }) => {
        const own = ownOf(userId, id)
        if (!own.ok) return own
        const found = matchesOf(state, own.value).map((match) => ({ ...match, id: match.shop.id }))
        return shownPage(found, cursor, ({ shop, reasons }) => ({ shop, reasons }))
      }),
    close: (id) => change(id, (request, userId) => decideClosing({ userId, request, at: state.clock.now() })),
    extend: (id, days) =>
      change(id, (request, userId) => decideExtension({ userId, request, at: state.clock.now() }, days)),
  }
}

export function createMemoryShopOffers({ state, call }: Desk): ShopOffers {
  const offersOf = (id: RequestId) => [...state.shopOffers.values()].filter(({ requestId }) => requestId === id)
  const keep = (userId: UserId) => (offer: Offer) => {
    state.shopOffers.set(offer.id, offer)
    const [request, stored] = [state.requests.get(offer.requestId), state.shops.get(offer.shopId)]
    if (request !== undefined && stored !== undefined)
      writeMessages(state, shopOfferMessages(offer, { criteria: request.criteria, shop: stored.shop }))
    return offerShownTo(state, userId, offer)
  }
  const list = (userId: UserId, cursor: string | null, belongs: (offer: Offer) => boolean) =>
    shownPage([...state.shopOffers.values()].toReversed(), cursor, (one) => offerShownTo(state, userId, one), belongs)
  return {
    fitting: (id) =>
      call(({ userId }) => {
        const request = state.requests.get(id)
        if (request === undefined || requestStateAt(request, state.clock.now()) !== 'open') return fail(notFound())
        const offered = offersOf(id)
          .filter((offer) => offer.state !== 'withdrawn')
          .map(({ shopId }) => shopId)
        return ok(
          matchesIn(state, request).flatMap(({ sellerId, ...match }) =>
            sellerId === userId && !offered.includes(match.shop.id) ? [match] : [],
          ),
        )
      }),
    make: (draft) =>
      call(({ userId }) => {
        const now = state.clock.now()
        const facts = {
          id: `shop-offer-${state.shopOffers.size + 1}` as ShopOfferId,
          sellerId: userId,
          request: state.requests.get(draft.requestId),
          shop: listingOf(state.shops.get(draft.shopId)),
          last: offersOf(draft.requestId).findLast(({ shopId }) => shopId === draft.shopId),
          countWithinDay: [...state.shopOffers.values()].filter(
            ({ sellerId, offeredAt }) => sellerId === userId && offeredAt > now - DAY_MS,
          ).length,
          at: now,
        }
        return mapResult(decideShopOffer(facts, draft), keep(userId))
      }),
    answer: (id, answer) =>
      call(({ userId }) => {
        const offer = state.shopOffers.get(id)
        const shopStatus = offer && state.shops.get(offer.shopId)?.shop.status
        const facts = { userId, offer, shopStatus, at: state.clock.now() }
        return mapResult(decideShopOfferAnswer(facts, answer), keep(userId))
      }),
    toRequest: (id, cursor) =>
      call(({ userId }) =>
        state.requests.get(id)?.buyerId === userId
          ? list(userId, cursor, ({ requestId }) => requestId === id)
          : fail(notFound()),
      ),
    mine: (cursor) => call(({ userId }) => list(userId, cursor, ({ sellerId }) => sellerId === userId)),
  }
}

export function reviewRequest(state: MarketState, id: RequestId, refusedFor: string | null): Result<Request> {
  const decided = decideReview({ request: state.requests.get(id), at: state.clock.now() }, refusedFor)
  return mapResult(decided, (request) => {
    state.requests.set(id, request)
    return request
  })
}

const listingOf = (stored: ShopRecord | undefined) => stored && { ...stored.shop, sellerId: stored.sellerId }

type SellersMatch = MatchedShop & { readonly sellerId: UserId }

const matchesIn = (state: MarketState, request: Request): readonly SellersMatch[] =>
  [...state.shops.values()].flatMap(({ shop, sellerId }) => {
    const match = matchRequest(request, { ...shop, sellerId })
    return match.fits ? [{ shop: toShopCard(shop), reasons: match.reasons, sellerId }] : []
  })

/** The last one found first; of the same time, by id. */
function matchesOf(state: MarketState, request: Request): readonly MatchedShop[] {
  const found = state.requestMatches.get(request.id) ?? new Set<ShopId>()
  const now = matchesIn(state, request)
  const kept = [...found].filter((id) => now.some(({ shop }) => shop.id === id))
  const fresh = now.flatMap(({ shop }) => (kept.includes(shop.id) ? [] : [shop.id])).toSorted()
  const ids = [...kept, ...fresh]
  state.requestMatches.set(request.id, new Set(ids))
  return ids.toReversed().flatMap((id) => {
    const match = now.find(({ shop }) => shop.id === id)
    return match === undefined ? [] : [{ shop: match.shop, reasons: match.reasons }]
  })
}

const offersTo = (state: MarketState, id: RequestId): readonly Offer[] =>
  [...state.shopOffers.values()].filter((offer) => offer.requestId === id && offer.state !== 'withdrawn')

function asOwn(state: MarketState, { buyerId: _buyerId, ...request }: Request): OwnRequest {
  const offers = offersTo(state, request.id)
  return {
    ...request,
    state: requestStateAt(request, state.clock.now()),
    matchCount: matchesOf(state, { buyerId: _buyerId, ...request }).length,
    offerCount: offers.length,
    waitingCount: offers.filter((offer) => offer.state === 'waiting').length,
  }
}

function asSeen(state: MarketState, request: Request, viewerId: UserId | undefined): OpenRequest {
  const { id, buyerId, criteria, content, publishedAt, until } = request
  return {
    id,
    criteria,
    content,
    publishedAt,
    until,
    buyerName: maskMiddle(state.members.get(buyerId)?.username ?? '', 1, 0),
    offerCount: offersTo(state, id).length,
    isOwn: buyerId === viewerId,
    fittingCount: matchesIn(state, request).filter(({ sellerId }) => sellerId === viewerId).length,
  }
}

function offerShownTo(state: MarketState, userId: UserId, offer: Offer): ShownShopOffer {
  const { id, requestId, shopId, content, state: offerState, offeredAt, answeredAt, buyerId, sellerId } = offer
  const role = userId === buyerId ? 'buyer' : 'seller'
  const [other, otherRole] = role === 'buyer' ? ([sellerId, 'seller'] as const) : ([buyerId, 'buyer'] as const)
  const member = state.members.get(other)
  const stored = state.shops.get(shopId)
  const request = state.requests.get(requestId)
  const match = stored && request && matchRequest(request, { ...stored.shop, sellerId: stored.sellerId })
  return {
    id,
    requestId,
    shopId,
    content,
    state: offerState,
    offeredAt,
    answeredAt,
    role,
    shop: stored !== undefined && isPubliclyVisible(stored.shop.status) ? toShopCard(stored.shop) : null,
    reasons: match?.fits === true ? match.reasons : [],
    criteria: request?.criteria ?? {},
    contact: contactOf(offer, otherRole, { name: member?.username ?? '', mobile: member?.mobile ?? '' }),
  }
}
