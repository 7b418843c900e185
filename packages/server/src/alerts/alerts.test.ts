import { MAX_WAITING, type AlertDraft } from '@diandu/core/alerts'
import type { ShopId } from '@diandu/core/catalog'
import { DAY_MS } from '@diandu/core/kernel'
import { exampleShop, receiveCode, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { putShops } from '../catalog/index.ts'
import type { Database } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { openServerFixture } from '../port-suites/testing/open-server-fixture.ts'
import { matchShopEvents } from './match-events.ts'
import { noteShopChange } from './shop-event-store.ts'
import { tellDueAlerts } from './tell-alerts.ts'

const DRAFT: AlertDraft = { query: 'min=1', name: '', watched: ['new'], pace: 'daily' }

describeOnEachEngine('Alerts', (open) => {
  const begin = async (draft: Partial<AlertDraft> = {}) => {
    const db = await open()
    const fixture = await openServerFixture(db)
    valueOf(await fixture.buyer.device.alerts.save({ ...DRAFT, ...draft }))
    const now = fixture.now()
    const comes = (shopId: string) =>
      db.transaction((tx) =>
        noteShopChange(tx, {
          shopId: shopId as ShopId,
          from: null,
          to: 'on-sale',
          formerFen: null,
          priceFen: 1,
          at: now,
        }),
      )
    const messagesNow = async () => {
      await tellDueAlerts(db, now)
      return valueOf(await fixture.buyer.device.inbox.list('match', null)).items.map(({ figures }) => figures)
    }
    return { db, fixture, now, comes, messagesNow }
  }
  const count = async (db: Database, table: 'shop_events' | 'alert_matches'): Promise<number> =>
    (await db.query<{ count: number }>(`SELECT count(*)::int8 AS count FROM ${table}`))[0]?.count ?? -1

  it('several servers at once match each event once and tell a bundle once (ALR-16)', async () => {
    const { db, fixture, now, comes, messagesNow } = await begin()
    for (const id of fixture.shopIds) await comes(id)
    await Promise.all([1, 2, 3].map(() => matchShopEvents(db, now)))
    expect([await count(db, 'shop_events'), await count(db, 'alert_matches')]).toEqual([0, fixture.shopIds.length])
    await Promise.all([1, 2, 3].map(() => tellDueAlerts(db, now)))
    expect(await messagesNow()).toMatchObject([{ new: String(fixture.shopIds.length) }])
    expect(await count(db, 'alert_matches')).toBe(0)
  })

  it('a server that falls while it matches or tells leaves everything for the next one (ALR-16)', async () => {
    const { db, fixture, now, comes, messagesNow } = await begin()
    await comes(fixture.shopIds[0] ?? '')
    /** Like a database that is gone before the end of the transaction. */
    const falling: Database = {
      ...db,
      transaction: (work) =>
        db.transaction(async (tx) => {
          await work(tx)
          throw new Error('gone')
        }),
    }
    await expect(matchShopEvents(falling, now)).rejects.toThrow('gone')
    expect([await count(db, 'shop_events'), await count(db, 'alert_matches')]).toEqual([1, 0])
    await matchShopEvents(db, now)
    await expect(tellDueAlerts(falling, now)).rejects.toThrow('gone')
    expect(valueOf(await fixture.buyer.device.inbox.list('match', null)).items).toEqual([])
    expect(await messagesNow()).toMatchObject([{ new: '1' }])
    expect(await messagesNow()).toHaveLength(1)
  })

  it('what is rolled back has not happened (ALR-16)', async () => {
    const { db, fixture, now } = await begin()
    const change = { shopId: fixture.shopIds[0] ?? ('' as ShopId), from: null, to: 'on-sale', formerFen: null } as const
    const undone = db.transaction(async (tx) => {
      await noteShopChange(tx, { ...change, priceFen: 1, at: now })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await count(db, 'shop_events')).toBe(0)
  })

  it('ten thousand matches of one alert are one message and a hundred rows (ALR-9)', async () => {
    const { db, fixture, now, messagesNow } = await begin()
    await putShops(db, [{ ...exampleShop(200), sellerId: fixture.seller.userId }])
    const columns = await db.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = 'shops' AND column_name NOT IN ('id', 'tokens')`,
    )
    const names = columns.map(({ name }) => name).join(', ')
    await db.change(
      `INSERT INTO shops (id, tokens, ${names}) SELECT 'many-' || n, '{}', ${names} FROM shops, generate_series(1, 10000) AS n WHERE id = $1`,
      [exampleShop(200).id],
    )
    await db.change(
      `INSERT INTO shop_events (shop_id, news, at) SELECT 'many-' || n, 'new', $1::bigint FROM generate_series(1, 10000) AS n`,
      [now],
    )
    await matchShopEvents(db, now)
    expect([await count(db, 'shop_events'), await count(db, 'alert_matches')]).toEqual([0, MAX_WAITING])
    expect(await messagesNow()).toMatchObject([{ new: String(MAX_WAITING), beyond: String(10_000 - MAX_WAITING) }])
    await fixture.advance(2 * DAY_MS)
    expect(await messagesNow()).toHaveLength(1)
  })

  it('the alerts of a closed account go with it, and what waits of them (ALR-17)', async () => {
    const { db, fixture, now, comes } = await begin()
    await comes(fixture.shopIds[0] ?? '')
    await matchShopEvents(db, now)
    expect(await count(db, 'alert_matches')).toBe(1)
    const { device, mobile } = fixture.buyer
    const code = await receiveCode(fixture, device, mobile, 'close-account')
    await comes(fixture.shopIds[1] ?? '')
    valueOf(await device.profiles.close(code))
    expect(await db.query('SELECT 1 FROM alerts')).toEqual([])
    await matchShopEvents(db, fixture.now())
    expect(await count(db, 'alert_matches')).toBe(0)
  })
})
