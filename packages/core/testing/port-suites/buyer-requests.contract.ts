import { describe, expect, it } from 'vitest'
import { type OwnRequest, type RequestDraft, type RequestId } from '../../src/buyer-requests/index.ts'
import type { Shop, ShopId } from '../../src/catalog/index.ts'
import { everyItem, reasonOf, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { Device, OpenFixture, Person } from '../fixture.ts'

const DRAFT: RequestDraft = { criteria: { minPriceFen: 1 }, days: 7, content: '' }
const ANYTHING = { fitting: false } as const

export function buyerRequestsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the BuyerRequests contract`, () => {
    const fixture = withFixture(open)
    const shopAt = async (place: number): Promise<Shop> =>
      valueOf(
        await fixture()
          .openDevice()
          .catalog.detail(fixture().shopIds[place] ?? ('' as ShopId)),
      )
    /** The same request at the same instant is the first one again: a moment passes. */
    const send = async (draft: Partial<RequestDraft> = {}, person: Person = fixture().buyer) => {
      await fixture().advance(1000)
      return person.device.buyerRequests.publish({ ...DRAFT, ...draft })
    }
    const publish = async (...given: Parameters<typeof send>) => valueOf(await send(...given))
    const openOnes = ({ buyerRequests }: Device, fitting = false) =>
      everyItem((cursor) => buyerRequests.open({ fitting }, cursor))
    const matchesOf = (id: RequestId, { buyerRequests }: Device = fixture().buyer.device) =>
      everyItem((cursor) => buyerRequests.matches(id, cursor))
    const listed = async (change: Partial<Shop>) => {
      const shop = { ...(await shopAt(0)), ...change }
      await fixture().relist(shop)
      return shop
    }

    it('a request is matched at once with every shop on sale that meets it, each with why (REQ-3)', async () => {
      const { industry, platform } = await shopAt(0)
      const { catalog } = fixture().buyer.device
      const request = await publish({ criteria: { industry, platform } })
      const expected = await everyItem((cursor) =>
        catalog.list({ industries: [industry], platforms: [platform], sort: 'latest' }, cursor),
      )
      const found = await matchesOf(request.id)
      expect(found.map(({ shop }) => shop.id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
      expect(found.length).toBeGreaterThan(0)
      for (const { reasons } of found) expect(reasons).toEqual(['platform', 'industry'])
      expect(request.matchCount).toBe(found.length)
    })

    it('a shop that is listed later, or whose price falls, is found for the requests that stand (REQ-3)', async () => {
      const shop = await listed({ priceFen: 90_000_000 })
      const { id } = await publish({ criteria: { industry: shop.industry, maxPriceFen: 80_000_000 } })
      const before = await matchesOf(id)
      expect(before.map((match) => match.shop.id)).not.toContain(shop.id)
      await fixture().relist({ ...shop, priceFen: 70_000_000 })
      const after = await matchesOf(id)
      expect(after[0]).toMatchObject({ shop: { id: shop.id, priceFen: 70_000_000 }, reasons: ['industry', 'price'] })
      expect(after).toHaveLength(before.length + 1)
      await fixture().relist({ ...shop, priceFen: 90_000_000 })
      expect(await matchesOf(id)).toEqual(before)
    })

    it('what is taken off the market is no match any more, and is one again when it comes back (REQ-4)', async () => {
      const shop = await shopAt(0)
      const request = await publish({ criteria: { platform: shop.platform, industry: shop.industry } })
      const ids = async () => (await matchesOf(request.id)).map((match) => match.shop.id)
      expect(await ids()).toContain(shop.id)
      await fixture().relist({ ...shop, status: 'withdrawn' })
      expect(await ids()).not.toContain(shop.id)
      expect(valueOf(await fixture().buyer.device.buyerRequests.find(request.id)).matchCount).toBe(
        request.matchCount - 1,
      )
      await fixture().relist(shop)
      expect(await ids()).toContain(shop.id)
    })

    it('any visitor reads what is looked for, without the name or the number of who looks (REQ-6)', async () => {
      const { buyer, seller, openDevice } = fixture()
      const { id } = await publish({ content: '描述 4.8 以上' })
      const seen = await openOnes(openDevice())
      expect(seen).toMatchObject([
        { id, criteria: { minPriceFen: 1 }, content: '描述 4.8 以上', offerCount: 0, isOwn: false, fittingCount: 0 },
      ])
      expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${buyer.username}|${buyer.mobile}`))
      expect(await openOnes(seller.device)).toMatchObject([{ id, fittingCount: fixture().shopIds.length }])
      expect(await openOnes(buyer.device)).toMatchObject([{ id, isOwn: true }])
    })

    it('sellers are shown what their own shops meet, and nothing else, if they wish (REQ-9)', async () => {
      const { seller, secondBuyer, openDevice } = fixture()
      const shop = await shopAt(0)
      const fitting = await publish({ criteria: { industry: shop.industry } })
      await publish({ criteria: { platform: 5, maxPriceFen: 1 } })
      expect((await openOnes(seller.device, true)).map(({ id }) => id)).toEqual([fitting.id])
      expect(await openOnes(secondBuyer.device, true)).toEqual([])
      expect(await openOnes(seller.device)).toHaveLength(2)
      expect(reasonOf(await openDevice().buyerRequests.open({ fitting: true }, null))).toBe('login-required')
    })

    it('the list is of the newest first, each once over all pages, and narrowed by what is asked (REQ-14)', async () => {
      const { buyer, secondBuyer, seller } = fixture()
      const published: OwnRequest[] = []
      const platforms = [1, 2, 3, 4, 5] as const
      for (const person of [buyer, secondBuyer, seller])
        for (const platform of platforms) published.unshift(await publish({ criteria: { platform } }, person))
      for (const person of [buyer, secondBuyer, seller]) {
        const [first] = valueOf(await person.device.buyerRequests.mine(null)).items
        valueOf(await person.device.buyerRequests.close(first?.id ?? ('' as RequestId)))
      }
      for (const person of [buyer, secondBuyer])
        published.unshift(await publish({ criteria: { platform: 10 } }, person))
      await publish({ criteria: { kind: 'flagship' } }, seller)
      const seen = await openOnes(buyer.device)
      const stillOpen = published.filter(({ criteria }) => criteria.platform !== 5)
      expect(seen.slice(1).map(({ id }) => id)).toEqual(stillOpen.map(({ id }) => id))
      const jd = valueOf(await buyer.device.buyerRequests.open({ ...ANYTHING, platform: 3 }, null)).items
      expect(jd.map(({ criteria }) => criteria)).toEqual([{ platform: 3 }, { platform: 3 }, { platform: 3 }])
      const flagship = valueOf(await buyer.device.buyerRequests.open({ ...ANYTHING, kind: 'flagship' }, null)).items
      expect(flagship).toHaveLength(1)
      expect(reasonOf(await buyer.device.buyerRequests.open(ANYTHING, 'made-up'))).toBe('bad-parameter')
    })

    it('is its own buyer’s to read and to change, and asks for a login (REQ-8)', async () => {
      const { seller, openDevice } = fixture()
      const { id } = await publish()
      for (const [{ buyerRequests }, reason] of [
        [seller.device, 'not-found'],
        [openDevice(), 'login-required'],
      ] as const)
        for (const answer of [
          await buyerRequests.find(id),
          await buyerRequests.matches(id, null),
          await buyerRequests.close(id),
          await buyerRequests.extend(id, 7),
        ])
          expect(reasonOf(answer)).toBe(reason)
      expect(reasonOf(await openDevice().buyerRequests.publish(DRAFT))).toBe('login-required')
      expect(valueOf(await seller.device.buyerRequests.mine(null)).items).toEqual([])
    })
  })
}
