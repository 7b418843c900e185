import { isLoginName, isMobile, isPaymentPassword, passwordWeakness } from '@diandu/core/input'
import { createManualClock } from '@diandu/core/testing'
import { beforeEach, expect, it } from 'vitest'
import { catalogMemory } from '../catalog/catalog-memory.ts'
import { findShop } from '../catalog/index.ts'
import { listShops } from '../catalog/listing/list-shops.ts'
import { createDataBox } from '../crypto/index.ts'
import { readSettings } from '../settings.ts'
import type { Database } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { systemRandom } from '../integrations/index.ts'
import { testApp } from '../testing/test-app.ts'
import { everyInvoiceable } from '../bills/request-invoice.ts'
import { checkBooks } from '../wallet/index.ts'
import { demoLogins } from './demo-logins.ts'
import {
  DEMO_OWNER,
  DEMO_PASSWORD,
  DEMO_PAYMENT_PASSWORD,
  DEMO_PEOPLE,
  DEMO_SELLERS,
  demoRecharges,
  demoSellersFor,
} from './demo-people.ts'
import { DEMO_SEARCH_WORDS } from './demo-search-words.ts'
import { inventedShopId } from './invent-shop.ts'
import { mediaRoutes } from './pictures/media-routes.ts'
import { seedDemo } from './seed-demo.ts'

const box = createDataBox(readSettings({}).secrets.dataKey)
const NOW_MS = Date.UTC(2026, 2, 11, 4)

describeOnEachEngine('The demonstration', (open) => {
  let db: Database
  const seed = (shopCount: number, onProgress?: (made: number) => void) =>
    seedDemo(db, {
      shopCount,
      nowMs: NOW_MS,
      random: systemRandom,
      box,
      hashPassword: async (password) => `hash of ${password}`,
      ...(onProgress === undefined ? {} : { onProgress }),
    })
  const count = async (table: string) =>
    (await db.query<{ n: number }>(`SELECT count(*)::int8 AS n FROM ${table}`))[0]?.n

  beforeEach(async () => {
    db = await open()
  })

  it('fills an empty market as asked, telling how far it is', async () => {
    const steps: number[] = []
    expect(await seed(1_200, (made) => steps.push(made))).toBe(true)
    expect(steps).toEqual([500, 1_000, 1_200])
    expect([await count('shops'), await count('shop_details'), await count('users')]).toEqual([
      1_200,
      1_200,
      DEMO_PEOPLE.length + demoSellersFor(1_200).length - DEMO_SELLERS.length,
    ])
    const shop = await findShop(db, inventedShopId(7))
    expect(shop?.shop.sellerName).toContain('演示卖家')
  })

  it('gives a buyer alerts, one of which told of shops that fit it (ALR-8)', async () => {
    await seed(600)
    expect(await db.query('SELECT told_at IS NULL AS silent FROM alerts ORDER BY id')).toEqual([
      { silent: false },
      { silent: true },
    ])
    expect(
      await db.query(
        `SELECT figures ->> 'new' AS news, figures ->> 'cheaper' AS fallen FROM inbox_messages WHERE event = 'match.alert'`,
      ),
    ).toEqual([{ news: '3', fallen: '1' }])
  })

  it('shows no visitor an empty list for what many search for', async () => {
    await seed(1_200)
    const memory = catalogMemory(createManualClock())
    const found = await Promise.all(
      [...DEMO_SEARCH_WORDS.keys()].map(async (text) => {
        const listed = await listShops(db, memory, { text, sort: 'recommended' }, undefined, 1)
        return [text, listed.ok ? listed.value.items.length : 0]
      }),
    )
    expect(found.filter(([, shops]) => shops === 0)).toEqual([])
  })

  it('counts for no shop fewer views in all than on its days', async () => {
    await seed(200)
    const [found] = await db.query<{ shops: number; wrong: number }>(
      `SELECT count(*)::int8 AS shops, count(*) FILTER (WHERE v.view_count IS NULL OR v.view_count < d.views)::int8 AS wrong
       FROM (SELECT shop_id, sum(view_count) AS views FROM shop_view_days GROUP BY shop_id) d
       LEFT JOIN shop_views v USING (shop_id)`,
    )
    expect(found?.shops).toBeGreaterThan(0)
    expect(found?.wrong).toBe(0)
  })

  it('leaves a market that has shops alone', async () => {
    await seed(50)
    expect(await seed(100)).toBe(false)
    expect(await count('shops')).toBe(50)
  })

  it('pays no user in twice, where it starts again without shops, and fills the market when shops are wanted', async () => {
    for (let start = 0; start < 2; start += 1) await seed(0)
    expect([await count('users'), await count('recharges')]).toEqual([DEMO_PEOPLE.length, demoRecharges.length])
    await seed(50)
    expect([
      await count('shops'),
      (await db.query("SELECT 1 FROM recharges WHERE bank_reference LIKE 'demo demo-%'")).length,
    ]).toEqual([50, demoRecharges.length])
  })

  it('leaves every index as it was', async () => {
    const indexes = () =>
      db.query(
        `SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'shops' AND schemaname = current_schema() ORDER BY 1`,
      )
    const before = await indexes()
    await seed(50)
    expect(await indexes()).toEqual(before)
  })

  it('leaves nothing behind when it fails', async () => {
    const failing = seed(1_200, () => {
      throw new Error('no room')
    })
    await expect(failing).rejects.toThrow('no room')
    expect([await count('shops'), await count('users'), await count('recharges')]).toEqual([0, 0, 0])
  })

  it('has people of each kind, whose money came through the ledger', async () => {
    await seed(10)
    expect(await checkBooks(db)).toEqual([])
    expect(await count('recharges')).toBe(demoRecharges.length)
    const [rich] = await db.query<{ balanceFen: number }>(
      `SELECT balance_fen FROM accounts WHERE id = 'available:demo-01'`,
    )
    expect(rich?.balanceFen).toBe(500_000_000)
    const [without] = await db.query<{ n: number }>(
      'SELECT count(*)::int8 AS n FROM users WHERE payment_password_hash IS NULL',
    )
    expect(without?.n).toBe(2)
  })

  it('has a user whose purchase is completed, and coupons that can be claimed', async () => {
    await seed(60)
    expect(await checkBooks(db)).toEqual([])
    expect(await db.query('SELECT status FROM orders WHERE buyer_id = $1', [DEMO_OWNER.id])).toEqual([{ status: 6 }])
    expect((await everyInvoiceable(db, DEMO_OWNER.id)).amountFen).toBeGreaterThan(0)
    expect(await db.query('SELECT 1 FROM coupon_offers')).toHaveLength(2)
  })

  it('has people who could have registered, and says how to log in', () => {
    for (const { username, mobile } of DEMO_PEOPLE) {
      expect(isLoginName(username)).toBe(true)
      expect(username).toContain('演示')
      expect(mobile === '' || isMobile(mobile)).toBe(true)
    }
    expect(new Set(DEMO_PEOPLE.flatMap(({ username, mobile, id }) => [username, mobile, id])).size).toBe(
      DEMO_PEOPLE.length * 3,
    )
    expect(passwordWeakness(DEMO_PASSWORD)).toBeUndefined()
    expect(isPaymentPassword(DEMO_PAYMENT_PASSWORD)).toBe(true)
    expect(demoLogins().join('\n')).toContain(`演示买家小周  19900000001`)
    expect(demoLogins().at(-1)).toContain('npm run ops -- help')
  })

  it('serves the pictures of every shop, also of one that only its seller sees', async () => {
    await seed(10)
    const { app } = await testApp(db, { routes: [(scope) => mediaRoutes(scope, { db })] })
    const id = inventedShopId(3)
    await db.change(`UPDATE shops SET status = 'on-sale' WHERE id = $1`, [id])
    const picture = await app.inject(`/media/shop/${id}/1.svg`)
    expect(picture.statusCode).toBe(200)
    expect(picture.headers['content-type']).toContain('image/svg+xml')
    expect(picture.headers['cache-control']).toContain('max-age')
    expect(picture.headers['content-security-policy']).toContain(`default-src 'none'`)
    for (const path of [`${id}/9.svg`, `${id}/1.png`, 'nobody/1.svg', `${id}/1.svg/x`, '..%2f..%2f/1.svg']) {
      expect((await app.inject(`/media/shop/${path}`)).statusCode, path).toBe(404)
    }
    await db.change(`UPDATE shops SET status = 'under-review' WHERE id = $1`, [id])
    expect((await app.inject(`/media/shop/${id}/1.svg`)).statusCode).toBe(200)
    await app.close()
  })
})
