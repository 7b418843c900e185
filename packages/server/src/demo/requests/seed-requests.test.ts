import { expect, it } from 'vitest'
import { putShops } from '../../catalog/index.ts'
import { testShop } from '../../catalog/testing.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { DEMO_REQUESTS } from './demo-requests.ts'
import { seedRequests } from './seed-requests.ts'

const NOW_MS = Date.UTC(2026, 10, 23)

describeOnEachEngine('The requests of the demonstration', (open) => {
  it('are there once, with shops that fit and offers of their sellers, and none of a day to come', async () => {
    const db = await open()
    await putShops(
      db,
      Array.from({ length: 400 }, (_, number) => testShop(number, { sellerId: `seller-${number % 7}` })),
    )
    await seedRequests(db, NOW_MS)
    await seedRequests(db, NOW_MS)
    const requests = await db.query<{ id: string; matches: number }>(
      `SELECT r.id, (SELECT count(*)::int8 FROM request_matches m WHERE m.request_id = r.id) AS matches FROM buyer_requests r
       WHERE published_at <= ${NOW_MS} AND valid_until > ${NOW_MS}`,
    )
    expect(requests).toHaveLength(DEMO_REQUESTS.length)
    expect(requests.filter(({ matches }) => matches > 0).length).toBeGreaterThan(DEMO_REQUESTS.length / 2)
    const offers = await db.query(`SELECT 1 FROM shop_offers WHERE offered_at <= ${NOW_MS}`)
    expect(offers.length).toBeGreaterThan(0)
  })
})
