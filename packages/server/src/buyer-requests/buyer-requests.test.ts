import type { ShopId } from '@diandu/core/catalog'
import { DAY_MS } from '@diandu/core/kernel'
import { exampleShop, reasonOf, valueOf, type Person } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { putShops } from '../catalog/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { openServerFixture } from '../port-suites/testing/open-server-fixture.ts'
import { matchListing } from './match-store.ts'
import { expireRequests } from './request-store.ts'

const DRAFT = { criteria: { minPriceFen: 1 }, days: 30, content: '' } as const

describeOnEachEngine('Requests of buyers', (open) => {
  const begin = async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const list = (number: number, status: 'on-sale' | 'withdrawn' = 'on-sale') =>
      db.transaction(async (tx) => {
        const shop = exampleShop(number)
        await putShops(tx, [{ ...shop, status, sellerId: fixture.seller.userId }])
        return { shop, news: await matchListing(tx, shop.id, fixture.now()) }
      })
    return { db, fixture, list }
  }

  it('each buyer is news once to whom a listed shop fits, and none whose own it is (REQ-3, REQ-4, REQ-17)', async () => {
    const { db, fixture, list } = await begin()
    const { id } = valueOf(await fixture.buyer.device.buyerRequests.publish(DRAFT))
    valueOf(await fixture.seller.device.buyerRequests.publish(DRAFT))
    const { shop, news } = await list(101)
    expect(news).toBe(1)
    const messages = async (person: Person) =>
      valueOf(await person.device.inbox.list('match', null)).items.map(({ event, subject }) => [event, subject])
    expect(await messages(fixture.buyer)).toEqual([['match.shop', shop.id]])
    expect(await messages(fixture.seller)).toEqual([['match.request', id]])
    expect(await db.transaction((tx) => matchListing(tx, shop.id, fixture.now()))).toBe(0)
    expect((await list(102, 'withdrawn')).news).toBe(0)
    expect(await db.transaction((tx) => matchListing(tx, 'never-was', fixture.now()))).toBe(0)
    expect(await messages(fixture.buyer)).toHaveLength(1)
  })

  it('a shop that comes at the same moment as a request is found, by one of the two (REQ-3)', async () => {
    const { db, fixture, list } = await begin()
    const [published] = await Promise.all([
      fixture.buyer.device.buyerRequests.publish(DRAFT),
      ...[110, 111, 112, 113].map((number) => list(number)),
    ])
    const { id } = valueOf(published)
    const matched = await db.query('SELECT 1 FROM request_matches WHERE request_id = $1', [id])
    expect(matched).toHaveLength(fixture.shopIds.length + 4)
  })

  it('what is past its time is written down as expired, once (REQ-7)', async () => {
    const { db, fixture } = await begin()
    valueOf(await fixture.buyer.device.buyerRequests.publish(DRAFT))
    expect(await expireRequests(db, fixture.now() + 29 * DAY_MS)).toBe(0)
    expect(await expireRequests(db, fixture.now() + 31 * DAY_MS)).toBe(1)
    expect(await expireRequests(db, fixture.now() + 31 * DAY_MS)).toBe(0)
  })

  it('an offer that is sent again exactly is the first one, and is told once (REQ-10, REQ-17)', async () => {
    const { db, fixture } = await begin()
    const { id: requestId } = valueOf(await fixture.buyer.device.buyerRequests.publish(DRAFT))
    const offer = () =>
      fixture.seller.device.shopOffers.make({
        requestId,
        shopId: fixture.shopIds[0] ?? ('' as ShopId),
        content: '',
        sharesMobile: false,
      })
    const [one, other] = [valueOf(await offer()), valueOf(await offer())]
    expect(other).toEqual(one)
    expect(await db.query('SELECT 1 FROM shop_offers')).toHaveLength(1)
    const messages = valueOf(await fixture.buyer.device.inbox.list('match', null)).items
    expect(messages.map(({ event }) => event)).toEqual(['match.offered'])
  })

  it('the requests of a closed account are shown to none (REQ-6)', async () => {
    const { db, fixture } = await begin()
    const { id } = valueOf(await fixture.buyer.device.buyerRequests.publish(DRAFT))
    await db.change('UPDATE users SET closed_at = $2 WHERE id = $1', [fixture.buyer.userId, fixture.now()])
    const seen = valueOf(await fixture.seller.device.buyerRequests.open({ fitting: false }, null)).items
    expect(seen.map((request) => request.id)).not.toContain(id)
    expect(reasonOf(await fixture.seller.device.buyerRequests.find(id))).toBe('not-found')
  })
})
