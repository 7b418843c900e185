import {
  categoriesOf,
  columnsOf,
  countInColumns,
  filteredShop,
  isForSale,
  isPubliclyVisible,
  NO_FILTER,
  platformsWithin,
  publicFigures,
  searchFilter,
  type Catalog,
  type ListingSort,
  type Shop,
  type ShopCard,
  shopRemoved,
} from '../../src/catalog/index.ts'
import { fail, mapResult, ok } from '../../src/kernel/index.ts'
import { maskedSellerName } from '../../src/sellers/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import { notFound, type MarketState } from './market-state.ts'
import { rememberView } from './memory-shop-lists.ts'
import { shownPage } from './page-after.ts'
import { settleOverdue } from './settle-overdue.ts'
import { toShopCard } from './to-shop-card.ts'
import { answeredBy, requestsOne, fits } from './search/found-shops.ts'
import { countSearch } from './tools/count-search.ts'

/** How many shops a row of recommendations shows (spec §9: guess-you-like limit). */
const ROW_LENGTH = 10

export function createMemoryCatalog(state: MarketState, store: SessionStore): Catalog {
  const everyShop = () => {
    settleOverdue(state)
    return [...state.shops.values()].map(({ shop }) => shop)
  }
  const forSale = () => everyShop().filter(({ status }) => isForSale(status))
  return {
    async home() {
      const shops = forSale()
      const row = (sort: ListingSort) => shops.toSorted(ORDERS[sort]).slice(0, ROW_LENGTH).map(toShopCard)
      return ok({
        banners: [
          {
            id: 'welcome',
            title: { zh: '安心买店', en: 'Buy without fear' },
            line: { zh: '资金托管，过户后放款', en: 'Money is held until the shop is yours' },
            path: '/lists',
          },
        ],
        picks: row('recommended'),
        latest: row('latest'),
        onSaleCount: shops.length,
        soldCount: everyShop().filter(({ status }) => status === 'sold').length,
      })
    },
    async list(filter, cursor) {
      if (filter.text !== undefined && cursor === null) countSearch(state, filter.text)
      const now = state.clock.now()
      const search = answeredBy(everyShop(), filter, now)
      const page = shownPage(
        everyShop().toSorted(ORDERS[filter.sort]),
        cursor,
        toShopCard,
        (shop) =>
          (isForSale(shop.status) || (requestsOne(search) && isPubliclyVisible(shop.status))) &&
          fits(shop, filter, search, now),
      )
      return search === undefined || cursor !== null ? page : mapResult(page, (first) => ({ ...first, search }))
    },
    async detail(id) {
      const shop = everyShop().find((known) => known.id === id)
      if (shop === undefined || !isPubliclyVisible(shop.status)) {
        const removed = state.sales.get(id)?.record.removed
        return removed ? fail(shopRemoved(removed.at)) : notFound()
      }
      rememberView(state, store, id)
      const seller = state.members.get(state.shops.get(id)?.sellerId ?? ('' as never))
      const figures = publicFigures(shop.figures)
      return ok({ ...shop, figures, sellerName: maskedSellerName(seller?.username ?? shop.sellerName) })
    },
    async similar(id) {
      const liked = everyShop().find((known) => known.id === id)
      return ok(
        forSale()
          .filter((shop) => shop.id !== id)
          .toSorted((one, other) => likeness(other, liked) - likeness(one, liked) || ORDERS.recommended(one, other))
          .slice(0, ROW_LENGTH)
          .map(toShopCard),
      )
    },
    async filterCounts(filter) {
      const now = state.clock.now()
      const { asked = [] } = answeredBy(everyShop(), filter, now) ?? {}
      const spelled = asked.filter(({ facet }) => facet === 'words' || facet === 'number')
      const found = forSale().filter((shop) =>
        fits(shop, NO_FILTER, { asked: spelled, leftOut: [], isWidened: false }, now),
      )
      const { total, choices } = countInColumns(
        columnsOf(found.map(filteredShop)),
        spelled.some(({ facet }) => facet === 'number') ? NO_FILTER : searchFilter(filter, asked),
        now,
      )
      return ok({ total: { count: total, capped: false }, choices })
    },
    async platformSummary(platform) {
      const shops = forSale().filter((shop) => platformsWithin(platform).includes(shop.platform))
      const prices = shops.map(({ priceFen }) => priceFen).toSorted((one, other) => one - other)
      const medianPriceFen = prices[Math.floor((prices.length - 1) / 2)] ?? null
      return ok({
        platform,
        onSaleCount: shops.length,
        kinds: tally(shops, ({ kind }) => kind),
        industries: tally(shops, ({ industry }) => industry),
        medianPriceFen,
      })
    },
    async categories() {
      return ok(categoriesOf(forSale().map(({ platform, kind, industry }) => ({ platform, kind, industry, shops: 1 }))))
    },
  }
}

/** How much a shop is like another one: its industry counts before its platform. */
export const likeness = (shop: Shop, liked: Shop | undefined): number =>
  Number(shop.industry === liked?.industry) * 2 + Number(shop.platform === liked?.platform)

const byId = (one: ShopCard, other: ShopCard): number => (one.id < other.id ? -1 : 1)

/** Every order ends with the id, so that no two shops ever change places between two pages. */
export const ORDERS: Readonly<Record<ListingSort, (one: ShopCard, other: ShopCard) => number>> = {
  recommended: (one, other) =>
    Number(other.isInspected) - Number(one.isInspected) || other.rating - one.rating || byId(one, other),
  latest: (one, other) => other.publishedAt - one.publishedAt || byId(one, other),
  'price-up': (one, other) => one.priceFen - other.priceFen || byId(one, other),
  'price-down': (one, other) => other.priceFen - one.priceFen || byId(one, other),
}

function tally<T>(items: readonly T[], keyOf: (item: T) => string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1
  return counts
}
