import {
  blocksOf,
  campaignMessage,
  campaignOffers,
  decideReminder,
  type CampaignContent,
  type CampaignCoupon,
  type Campaigns,
} from '../../src/campaigns/index.ts'
import { isForSale, parseListingFilter } from '../../src/catalog/index.ts'
import { claimRefusal, type Coupon } from '../../src/coupons/index.ts'
import { fail, mapResult, ok, refused } from '../../src/kernel/index.ts'
import type { Desk } from './desk.ts'
import { notFound } from './market-state.ts'
import { ORDERS } from './memory-catalog.ts'
import { matches } from './search/found-shops.ts'
import { claimOffer, offerTo } from './memory-coupons.ts'
import { createMemoryBuyerRequests } from './requests/memory-buyer-requests.ts'
import { signedIn } from './signed-in.ts'
import { toShopCard } from './to-shop-card.ts'
import { writeMessages } from './write-messages.ts'
import { newestSales } from './valuation/memory-valuations.ts'

const MAX_SHOPS = 10
const MAX_NEEDS = 5

const both = (zh: string, en: string) => ({ zh, en })

/** One page of a campaign that comes back every year. */
export const EXAMPLE_PAGE: CampaignContent = {
  path: '/activity/anniversary',
  title: both('周年庆', 'Anniversary'),
  line: both('一年一度', 'Once a year'),
  hue: 40,
  motif: 'candles',
  blocks: [
    { kind: 'coupons', title: both('领券', 'Coupons') },
    { kind: 'draw', title: both('抽奖', 'Draw'), lottery: 'anniversary' },
    {
      kind: 'shops',
      key: 'picked',
      title: both('好店', 'Good shops'),
      rule: both('最新', 'Newest'),
      filter: 'sort=latest',
    },
    { kind: 'points', title: both('积分榜', 'Points') },
    { kind: 'apply', title: both('商家报名', 'Apply'), line: both('带一家在售的店参加', 'With a shop on sale') },
  ],
  tabs: [],
}

const EXAMPLE_COUPONS: readonly CampaignCoupon[] = [
  {
    campaign: 'anniversary',
    key: 'fee',
    title: '周年庆服务费券',
    amountFen: 100_00,
    leastSpendFen: 5_000_00,
    stock: 50,
    perPerson: 1,
    daysAfter: 30,
  },
]

export function createMemoryCampaigns(desk: Desk): Campaigns {
  const { state, store, call, act } = desk
  const { clock } = state
  const pageAt = (path: string) => (path === EXAMPLE_PAGE.path ? EXAMPLE_PAGE : undefined)
  /** The offers of a run are there from its first millisecond on. */
  const offersAt = (path: string): readonly string[] =>
    campaignOffers(path, EXAMPLE_COUPONS, clock.now()).map(({ id, ...offer }) => {
      if (!state.couponOffers.has(id)) state.couponOffers.set(id, offer)
      return id
    })
  return {
    async page(path) {
      const page = pageAt(path)
      if (page === undefined) return notFound()
      const held = new Set([...state.lotteries.values()].map(({ terms }) => terms.series))
      const blocks = page.blocks.filter((block) => block.kind !== 'draw' || held.has(block.lottery))
      return ok({ ...page, blocks, at: clock.now() })
    },
    async shops(path, key) {
      const page = pageAt(path)
      const block = page && blocksOf(page).find((one) => one.kind === 'shops' && one.key === key)
      if (block?.kind !== 'shops') return notFound()
      const filter = parseListingFilter(Object.fromEntries(new URLSearchParams(block.filter)))
      const shops = [...state.shops.values()].map(({ shop }) => shop)
      return ok(
        shops
          .filter((shop) => isForSale(shop.status) && matches(shop, filter, state.clock.now()))
          .toSorted(ORDERS[filter.sort])
          .slice(0, MAX_SHOPS)
          .map(toShopCard),
      )
    },
    async ranking() {
      const kept = [...state.favourites.values()].flat()
      const ranked = [...state.shops.values()]
        .map(({ shop }) => ({ shop: toShopCard(shop), favouriteCount: kept.filter((id) => id === shop.id).length }))
        .filter(({ shop, favouriteCount }) => favouriteCount > 0 && isForSale(shop.status))
      return ok(
        ranked
          .toSorted(
            (one, other) =>
              other.favouriteCount - one.favouriteCount ||
              one.shop.publishedAt - other.shop.publishedAt ||
              (one.shop.id < other.shop.id ? -1 : 1),
          )
          .slice(0, MAX_SHOPS),
      )
    },
    async coupons(path) {
      const who = signedIn(state, store)
      return ok(offersAt(path).flatMap((id) => offerTo(state, who.ok ? who.value.userId : null, id) ?? []))
    },
    claimAll: (path, key) =>
      act(key, ['claim all', path], (who) => {
        const ids = offersAt(path)
        if (ids.length === 0) return fail(refused('coupon-gone', '活动不在进行中', 'path'))
        const claimable = ids.filter((id) => {
          const offer = offerTo(state, who.userId, id)
          return offer !== undefined && claimRefusal(offer, clock.now()) === undefined
        })
        const claimed: Coupon[] = []
        for (const id of claimable) {
          const coupon = claimOffer(state, who, id)
          if (!coupon.ok) return coupon
          claimed.push(coupon.value)
        }
        return claimed.length === 0 ? fail(refused('coupon-claimed', '能领的都领过了', 'path')) : ok(claimed)
      }),
    news: async () => ok(newestSales(state, MAX_SHOPS)),
    needs: async () =>
      mapResult(await createMemoryBuyerRequests(desk).open({ fitting: false }, null), ({ items }) =>
        items.slice(0, MAX_NEEDS),
      ),
    remind: (path) =>
      call(({ userId }) =>
        mapResult(decideReminder(path, clock.now()), (run) => {
          // Once, however often it was asked for: a message of one key is written once.
          clock.after(run.opensAt - clock.now(), () =>
            writeMessages(state, [campaignMessage(userId, run, run.opensAt)]),
          )
          return { opensAt: run.opensAt }
        }),
      ),
  }
}
