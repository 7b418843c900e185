import { describe, expect, it } from 'vitest'
import { blocksOf } from '../../src/campaigns/index.ts'
import { DAY_MS, HOUR_MS } from '../../src/kernel/index.ts'
import { reasonOf, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { Device, OpenFixture } from '../fixture.ts'
import { advanceTo, CAMPAIGN_PATH, nextRun } from './campaigns/campaign-steps.ts'

const claimedBy = async ({ campaigns }: Device) =>
  valueOf(await campaigns.coupons(CAMPAIGN_PATH)).map(({ claimed }) => claimed)

export function campaignsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Campaigns contract`, () => {
    const fixture = withFixture(open)

    it('shows a page of a campaign to visitors too, and knows no other address (CAM-15)', async () => {
      const { campaigns } = fixture().openDevice()
      const page = valueOf(await campaigns.page(CAMPAIGN_PATH))
      expect(page.path).toBe(CAMPAIGN_PATH)
      expect(blocksOf(page).length).toBeGreaterThan(1)
      expect(reasonOf(await campaigns.page('/activity/nowhere'))).toBe('not-found')
      expect(reasonOf(await campaigns.shops(CAMPAIGN_PATH, 'nowhere'))).toBe('not-found')
    })

    it('the shops of a block are on sale, at most ten (CAM-16)', async () => {
      const { campaigns } = fixture().openDevice()
      const shops = valueOf(await campaigns.shops(CAMPAIGN_PATH, 'picked'))
      expect(shops.length).toBeGreaterThan(0)
      expect(shops.length).toBeLessThanOrEqual(10)
      expect(new Set(shops.map(({ status }) => status))).toEqual(new Set(['on-sale']))
    })

    it('ranks shops by how many people keep them, then by which was listed first (CAM-17)', async () => {
      const { buyer, secondBuyer, shopIds, openDevice } = fixture()
      const [first, second, third] = shopIds as [(typeof shopIds)[0], (typeof shopIds)[0], (typeof shopIds)[0]]
      const before = valueOf(await openDevice().campaigns.ranking())
      for (const id of [first, second]) valueOf(await buyer.device.favourites.add(id))
      for (const id of [second, third]) valueOf(await secondBuyer.device.favourites.add(id))
      const after = valueOf(await openDevice().campaigns.ranking())
      expect(before).toEqual([])
      expect(after[0]).toMatchObject({ shop: { id: second }, favouriteCount: 2 })
      const rest = after.slice(1)
      expect(new Set(rest.map(({ shop, favouriteCount }) => `${shop.id} ${favouriteCount}`))).toEqual(
        new Set([`${first} 1`, `${third} 1`]),
      )
      const [one, other] = rest
      expect((one?.shop.publishedAt ?? 0) <= (other?.shop.publishedAt ?? 0)).toBe(true)
    })

    it('gives out coupons while it lasts, one each for a key, and none outside of it (CAM-18)', async () => {
      const { buyer, openDevice } = fixture()
      const { opensAt, closesAt } = nextRun(fixture())
      expect(valueOf(await openDevice().campaigns.coupons(CAMPAIGN_PATH))).toEqual([])
      await advanceTo(fixture(), opensAt)
      const offered = valueOf(await openDevice().campaigns.coupons(CAMPAIGN_PATH))
      expect(offered.length).toBeGreaterThan(0)
      expect(await claimedBy(buyer.device)).toEqual(offered.map(() => 0))
      const coupons = valueOf(await buyer.device.campaigns.claimAll(CAMPAIGN_PATH, 'claim-all-1'))
      expect(coupons.map(({ title }) => title)).toEqual(offered.map(({ title }) => title))
      expect(valueOf(await buyer.device.campaigns.claimAll(CAMPAIGN_PATH, 'claim-all-1'))).toEqual(coupons)
      expect(await claimedBy(buyer.device)).toEqual(offered.map(() => 1))
      expect(reasonOf(await buyer.device.campaigns.claimAll(CAMPAIGN_PATH, 'claim-all-2'))).toBe('coupon-claimed')
      expect(reasonOf(await openDevice().campaigns.claimAll(CAMPAIGN_PATH, 'claim-all-3'))).toBe('login-required')
      await advanceTo(fixture(), closesAt + 1)
      expect(valueOf(await buyer.device.campaigns.coupons(CAMPAIGN_PATH))).toEqual([])
      expect(reasonOf(await buyer.device.campaigns.claimAll(CAMPAIGN_PATH, 'claim-all-4'))).toBe('coupon-gone')
    })

    it('tells the last sales, the newest first, and nothing of whom (CAM-19)', async () => {
      const { recordSale, shopIds, now, openDevice } = fixture()
      const [first, second] = shopIds as [(typeof shopIds)[0], (typeof shopIds)[0]]
      const soldAt = now() - DAY_MS
      await recordSale(first, { priceFen: 10_000_00, soldAt: soldAt - 1 })
      await recordSale(second, { priceFen: 20_000_00, soldAt })
      const news = valueOf(await openDevice().campaigns.news())
      expect(news.slice(0, 2)).toMatchObject([
        { priceFen: 20_000_00, soldAt },
        { priceFen: 10_000_00, soldAt: soldAt - 1 },
      ])
      expect(Object.keys(news[0] ?? {}).toSorted()).toEqual(['kind', 'platform', 'priceFen', 'soldAt'])
    })

    it('tells what buyers look for, the newest first, at most five (CAM-22)', async () => {
      const { buyer, openDevice, advance } = fixture()
      for (const maxPriceFen of [1, 2, 3, 4].map((count) => count * 100_000_00)) {
        valueOf(
          await buyer.device.buyerRequests.publish({ criteria: { platform: 1, maxPriceFen }, content: '', days: 30 }),
        )
        await advance(HOUR_MS)
      }
      const needs = valueOf(await openDevice().campaigns.needs())
      const open = valueOf(await openDevice().buyerRequests.open({ fitting: false }, null))
      expect(needs).toEqual(open.items.slice(0, 5))
      expect(needs.slice(0, 4).map(({ criteria }) => criteria.maxPriceFen)).toEqual(
        [4, 3, 2, 1].map((count) => count * 100_000_00),
      )
    })

    it('tells the users who asked, once, when it opens; while it is open none can ask (CAM-20)', async () => {
      const { buyer, secondBuyer, openDevice } = fixture()
      const { opensAt } = nextRun(fixture())
      expect(reasonOf(await openDevice().campaigns.remind(CAMPAIGN_PATH))).toBe('login-required')
      expect(reasonOf(await buyer.device.campaigns.remind('/activity/nowhere'))).toBe('not-found')
      expect(valueOf(await buyer.device.campaigns.remind(CAMPAIGN_PATH))).toEqual({ opensAt })
      expect(valueOf(await buyer.device.campaigns.remind(CAMPAIGN_PATH))).toEqual({ opensAt })
      await advanceTo(fixture(), opensAt + 1)
      expect(reasonOf(await buyer.device.campaigns.remind(CAMPAIGN_PATH))).toBe('bad-parameter')
      const messagesOf = async ({ inbox }: Device) =>
        valueOf(await inbox.list('platform', null)).items.filter(({ event }) => event === 'platform.campaign')
      expect(await messagesOf(buyer.device)).toMatchObject([
        { subject: 'anniversary', figures: { campaign: 'anniversary' } },
      ])
      expect(await messagesOf(secondBuyer.device)).toEqual([])
    })
  })
}
