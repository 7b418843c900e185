import { priceChangeMessages } from '@diandu/core/catalog'
import type { ShopId } from '@diandu/core/catalog'
import { DAY_MS, HOUR_MS, type Random } from '@diandu/core/kernel'
import type { Database, Queries } from '../../database/index.ts'
import { announce, listAnnouncements, writeMessages } from '../../inbox/index.ts'
import { DEMO_READERS } from '../demo-people.ts'

/** Any number will do, as long as every server uses the same one. */
const SEED_LOCK = 7_211_163

/** Something to read for the people of the demonstration, where nothing was ever announced. */
export async function seedMessages(db: Database, random: Random, nowMs: number): Promise<void> {
  if (await hasAnnouncements(db)) return
  await db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)::text', [SEED_LOCK])
    if (await hasAnnouncements(tx)) return
    const fallen = await tx.query<{ shopId: ShopId; title: string; sellerId: string; toFen: number }>(
      `SELECT id AS shop_id, title, seller_id, price_fen AS to_fen FROM shops WHERE status = 'on-sale' ORDER BY price_fen, id OFFSET 60 LIMIT 3`,
      [],
    )
    for (const [days, shop] of fallen.entries()) {
      const fromFen = Math.ceil(shop.toFen / 9_000_00) * 1_000_000
      const at = nowMs - days * DAY_MS - 2 * HOUR_MS
      await writeMessages(tx, priceChangeMessages({ ...shop, fromFen, at }, DEMO_READERS))
    }
    await announce(tx, ANNOUNCEMENT, { random, nowMs })
  })
}

const ANNOUNCEMENT = {
  title: '欢迎来到店渡的演示市场',
  body: '这里的店铺和人都是演示数据。订单、议价、签合同、到账和收藏降价，都会在“消息”里告诉您；不想看到的类别，可以在设置里关掉。',
  titleEn: 'Welcome to Diandu’s demo market',
  bodyEn:
    'The shops and people here are invented. Messages tell you about orders, offers, contracts, money that arrives and favorites that get cheaper. Turn off the kinds you don’t want in Settings.',
  announcedBy: 'demo',
} as const

const hasAnnouncements = async (db: Queries): Promise<boolean> => (await listAnnouncements(db, 1)).length > 0
