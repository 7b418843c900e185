import { glanceOf, type Photo, type ShopId } from '../../src/catalog/index.ts'
import { chineseTime } from '../../src/format/index.ts'
import { DAY_MS, fail, mapResult, ok, type Result } from '../../src/kernel/index.ts'
import { isOrderIn } from '../../src/orders/index.ts'
import {
  decideAct,
  decideChange,
  decidePrice,
  decideReview,
  decideSubmission,
  isOwnOnMarket,
  MAX_OWN_FIGURES,
  NEW_SALE,
  readSellForm,
  recallOf,
  removalOf,
  SALE_DAYS,
  SALE_GROUPS,
  saleMessages,
  saleStage,
  sellFormOf,
  sellRefusal,
  unmetConditions,
  type Inspection,
  type Offering,
  type OwnListing,
  type OwnListingDetail,
  type Removal,
  type ReviewerSays,
  type ReviewFacts,
  type SaleFacts,
  type SaleMove,
  type SaleStage,
  type SellField,
  type SellFault,
  type SellForm,
  type Selling,
} from '../../src/selling/index.ts'
import type { UserId } from '../../src/session/index.ts'
import { noteShopChange } from './alerts/alert-book.ts'
import { TOY_HASH } from '../toy-hash.ts'
import type { Desk } from './desk.ts'
import { notFound, type MarketState, type SaleEntry, type ShopRecord } from './market-state.ts'
import { livingOffers } from './memory-price-offers.ts'
import { pageAfter } from './page-after.ts'
import { fallOf, tellPriceChange, writeMessages } from './write-messages.ts'
import { toShopCard } from './to-shop-card.ts'

export function createMemorySelling({ state, call, act: once }: Desk): Selling {
  const change = (userId: UserId, id: ShopId, decide: (facts: SaleFacts) => Result<SaleMove>) =>
    mapResult(decide(factsOf(state, id)), (move) => keep(state, userId, id, move))
  const filled = <T>(
    userId: UserId,
    form: SellForm,
    use: (offering: Offering, photos: readonly Photo[]) => Result<T>,
  ) => {
    const offering = readSellForm(form, state.clock.now())
    if (!offering.ok) return refusedForm(offering.failure)
    const { photos } = offering.value
    if (!photos.every(({ id }) => state.pictures.get(id) === userId)) return fail(sellRefusal('photos', 'not-pictures'))
    return use(
      offering.value,
      photos.map(({ id }) => ({ url: `/pictures/${id}`, width: 800, height: 600, caption: '' })),
    )
  }
  return {
    submit: (form, key) =>
      once(key, form, ({ userId }) =>
        filled(userId, form, (offering, photos) => {
          const own = [...state.shops.values()].filter(({ sellerId }) => sellerId === userId)
          const at = state.clock.now()
          const decided = decideSubmission(
            {
              underReview: own.filter(({ shop }) => shop.status === 'under-review').length,
              withinDay: own.filter(({ shop }) =>
                entryOf(state, shop.id).history.some((step) => step.event === 'submitted' && step.at > at - DAY_MS),
              ).length,
              at,
            },
            offering,
            photos,
          )
          return mapResult(decided, (move) => {
            state.sellDrafts.delete(userId)
            return keep(state, userId, `sale-${state.shops.size + 1}` as ShopId, move)
          })
        }),
      ),
    change: (id, revision, form) =>
      call(({ userId }) =>
        filled(userId, form, (offering, photos) =>
          change(userId, id, (facts) => decideChange(facts, { userId, revision, offering, photos })),
        ),
      ),
    changePrice: (id, revision, priceFen) =>
      call(({ userId }) => {
        const since = state.clock.now() - DAY_MS
        const changesWithinDay = entryOf(state, id).history.filter(
          ({ event, at }) => event === 'price-changed' && at > since,
        ).length
        return change(userId, id, (facts) => decidePrice(facts, { userId, revision, priceFen, changesWithinDay }))
      }),
    act: (id, revision, act) =>
      call(({ userId }) => change(userId, id, (facts) => decideAct(facts, { userId, revision, act }))),
    list: (group, cursor) =>
      call(({ userId }) => {
        const stages: readonly SaleStage[] | null = group === null ? null : SALE_GROUPS[group]
        const own = ownNewestFirst(state, userId).map((record) => ownListing(state, record))
        return pageAfter(own, cursor, ({ stage }) => stages === null || stages.includes(stage))
      }),
    find: (id) =>
      call(({ userId }) => {
        const record = state.shops.get(id)
        return record?.sellerId === userId ? ok(detailOf(state, record)) : notFound()
      }),
    figures: () =>
      call(({ userId }) => {
        const waiting = livingOffers(state, userId).filter(({ role, status }) => role === 'seller' && status === 'open')
        return ok(
          ownNewestFirst(state, userId)
            .filter(({ shop }) => isOwnOnMarket(shop.status))
            .slice(0, MAX_OWN_FIGURES)
            .map((record) => {
              const { id, stage, revision, hasOrder: isOrdered, counts } = ownListing(state, record)
              const { views, favourites } = counts
              const openOffers = waiting.filter(({ shopId }) => shopId === id).length
              return { id, stage, revision, hasOrder: isOrdered, views, favourites, openOffers }
            }),
        )
      }),
  }
}

/** A reviewer's word. */
export const reviewListing = (
  state: MarketState,
  id: ShopId,
  revision: number,
  says: ReviewerSays,
): Result<OwnListingDetail> => {
  const sellerId = state.shops.get(id)?.sellerId
  if (sellerId === undefined) return notFound()
  const inspections = state.inspections.get(id) ?? []
  const facts: ReviewFacts = { ...factsOf(state, id), seller: standingOf(state, sellerId), inspections }
  return mapResult(decideReview(facts, revision, says), (move) => {
    if (says.kind === 'inspect') state.inspections.set(id, [...inspections, says])
    return keep(state, sellerId, id, move)
  })
}

export const inspectFigure = (
  state: MarketState,
  id: ShopId,
  revision: number,
  { content, ...inspection }: Omit<Inspection, 'digest'> & { readonly content: string },
): Result<OwnListingDetail> =>
  reviewListing(state, id, revision, { kind: 'inspect', ...inspection, digest: TOY_HASH.digest(content) })

/** A report of it was upheld. */
export function removeListing(state: MarketState, id: ShopId, removed: Removal): void {
  const record = state.shops.get(id)
  const { listing } = factsOf(state, id)
  if (record === undefined || listing === undefined) return
  keep(state, record.sellerId, id, removalOf(listing, removed))
  for (const other of state.shops.values()) {
    const { listing: otherListing } = factsOf(state, other.shop.id)
    const isTheirs = other.sellerId === record.sellerId && other.shop.id !== id
    const move = isTheirs && otherListing !== undefined ? recallOf(otherListing) : null
    if (move !== null) keep(state, other.sellerId, other.shop.id, move)
  }
}

const standingOf = (state: MarketState, userId: UserId): ReviewFacts['seller'] => ({
  isVerified:
    state.members.get(userId)?.papers?.status === 'verified' ||
    state.identities.has(userId) ||
    state.shownIdentities.has(userId),
  arePayoutsHeld: state.payoutHolds.has(userId),
})

const refusedForm = (faults: Readonly<Partial<Record<SellField, SellFault>>>) => {
  const [first] = Object.entries(faults) as [SellField, SellFault][]
  return first === undefined ? notFound() : fail(sellRefusal(...first))
}

const ownNewestFirst = (state: MarketState, userId: UserId): readonly ShopRecord[] =>
  [...state.shops.values()]
    .filter(({ sellerId }) => sellerId === userId)
    .toSorted((one, other) => other.shop.publishedAt - one.shop.publishedAt || (one.shop.id < other.shop.id ? 1 : -1))

const entryOf = (state: MarketState, id: ShopId): SaleEntry => state.sales.get(id) ?? { record: NEW_SALE, history: [] }

const hasOrder = (state: MarketState, id: ShopId): boolean =>
  [...state.orders.values()].some(({ shop, status }) => shop.id === id && isOrderIn('not-ended', status))

function factsOf(state: MarketState, id: ShopId): SaleFacts {
  const record = state.shops.get(id)
  return {
    listing: record && {
      sellerId: record.sellerId,
      status: record.shop.status,
      shop: record.shop,
      record: entryOf(state, id).record,
    },
    hasOrder: hasOrder(state, id),
    at: state.clock.now(),
  }
}

function keep(state: MarketState, sellerId: UserId, id: ShopId, move: SaleMove): OwnListingDetail {
  const at = state.clock.now()
  const from = state.shops.get(id)?.shop.status ?? null
  const before = state.shops.get(id)?.shop ?? { sellerName: '', viewCount: 0, publishedAt: at }
  const changed = {
    ...before,
    ...move.shop,
    id,
    status: move.status,
    ...(move.isPublished ? { publishedAt: at } : {}),
  } as ShopRecord['shop']
  const shop = { ...changed, glance: { ...glanceOf(changed), fall: fallOf(state, changed) } }
  const { event, words } = move
  state.shops.set(id, { shop, sellerId })
  state.sales.set(id, { record: move.record, history: [{ at, event, words }, ...entryOf(state, id).history] })
  const { title, priceFen: toFen } = shop
  writeMessages(state, saleMessages(move, { id, sellerId, title, at }))
  if (move.changedFromFen !== null)
    tellPriceChange(state, { shopId: id, title, sellerId, fromFen: move.changedFromFen, toFen, at })
  noteShopChange(state, { shopId: id, from, to: move.status, formerFen: move.changedFromFen, priceFen: toFen, at })
  return detailOf(state, { shop, sellerId })
}

function ownListing(state: MarketState, { shop, sellerId }: ShopRecord): OwnListing {
  const { record } = entryOf(state, shop.id)
  return {
    id: shop.id,
    card: toShopCard(shop),
    stage: saleStage(shop.status, record),
    revision: record.revision,
    hasOrder: hasOrder(state, shop.id),
    wanted: record.wanted,
    refusedFor: record.refusedFor,
    unmet: unmetConditions(standingOf(state, sellerId), shop),
    counts: {
      views: shop.viewCount,
      favourites: [...state.favourites.values()].filter((kept) => kept.includes(shop.id)).length,
      offers: [...state.offers.values()].filter(({ shopId }) => shopId === shop.id).length,
      orders: [...state.orders.values()].filter((order) => order.shop.id === shop.id).length,
    },
  }
}

function detailOf(state: MarketState, record: ShopRecord): OwnListingDetail {
  const { shop } = record
  const entry = entryOf(state, shop.id)
  const photos = shop.photos.map(({ url }) => ({ id: url.replace('/pictures/', ''), url }))
  const dayOf = (at: number) => chineseTime(at, 'YYYY-MM-DD')
  const days = Array.from({ length: SALE_DAYS }, (_, number) =>
    dayOf(state.clock.now() - (SALE_DAYS - 1 - number) * DAY_MS),
  )
  return {
    ...ownListing(state, record),
    form: sellFormOf(shop, entry.record.contact, photos),
    marked: entry.record.marked,
    days: days.map((day) => ({
      day,
      views: 0,
      favourites: 0,
      offers: [...state.offers.values()].filter(({ shopId, madeAt }) => shopId === shop.id && dayOf(madeAt) === day)
        .length,
      orders: [...state.orders.values()].filter((order) => order.shop.id === shop.id && dayOf(order.placedAt) === day)
        .length,
    })),
    history: entry.history,
  }
}
