import { campaignAt } from '@diandu/core/campaigns'
import { parseDay } from '@diandu/core/format'
import { HOUR_MS } from '@diandu/core/kernel'
import { verifyDraws } from '@diandu/core/lottery'
import type { UserId } from '@diandu/core/session'
import { exampleShop } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { listApplications } from '../../campaigns/index.ts'
import { putShops } from '../../catalog/index.ts'
import { createDataBox } from '../../crypto/index.ts'
import type { Database } from '../../database/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { systemRandom } from '../../integrations/index.ts'
import { drawHash } from '../../lottery/draw-hash.ts'
import { findLottery } from '../../lottery/lottery-store.ts'
import { proofOf } from '../../lottery/read-lottery.ts'
import { checkEveryBook } from '../../modules.ts'
import { insertUser } from '../../session/index.ts'
import { readSettings } from '../../settings.ts'
import { DEMO_SELLERS } from '../demo-people.ts'
import { seedCampaigns } from './seed-campaigns.ts'

const box = createDataBox(readSettings({}).secrets.dataKey)

async function openMarket(db: Database): Promise<void> {
  for (const [nth, { id }] of DEMO_SELLERS.entries())
    await insertUser(db, {
      id: id as UserId,
      username: id,
      mobile: `199${String(nth).padStart(8, '0')}`,
      passwordHash: '',
      createdAt: 1,
    })
  await putShops(
    db,
    DEMO_SELLERS.slice(0, 4).map(({ id }, nth) => ({ ...exampleShop(nth + 1), sellerId: id, viewCount: 0 })),
  )
}

const countOf = async (db: Database, table: string): Promise<number> =>
  (await db.query<{ rows: number }>(`SELECT count(*)::int4 AS rows FROM ${table}`))[0]?.rows ?? 0

describeOnEachEngine('The campaigns of the demonstration', (open) => {
  it.each(['2026-11-23', '2026-08-01', '2027-01-01', '2028-02-29'])(
    'gave out once what their books agree with, and can be recomputed, seen on %s (LOT-11)',
    async (day) => {
      const db = await open()
      const nowMs = parseDay(day) + HOUR_MS
      await openMarket(db)
      const all = ['coupons', 'lottery_draws', 'coin_sign_ins', 'campaign_applications'] as const
      const counted = () => Promise.all(all.map((table) => countOf(db, table)))
      await seedCampaigns(db, { random: systemRandom, box, nowMs })
      const first = await counted()
      await seedCampaigns(db, { random: systemRandom, box, nowMs })
      expect(await counted()).toEqual(first)
      expect(Math.min(...first.slice(0, 3))).toBeGreaterThan(0)
      const past = await findLottery(db, 'double-eleven', nowMs)
      if (past === undefined) throw new Error('No lottery was held')
      expect(past.closesAt).toBeLessThan(nowMs)
      const verification = verifyDraws(await proofOf(db, box, past, 0, nowMs), drawHash)
      expect(verification).toEqual({ checked: past.drawn, isSeedKnown: true, mismatch: null })
      const states = (await listApplications(db, 'all', 10)).map(({ state }) => state)
      expect(states.toSorted()).toEqual(campaignAt(nowMs).phase === 'current' ? ['accepted', 'waiting'] : [])
      const messages = await db.query<{ event: string }>(
        "SELECT event FROM inbox_messages WHERE event = 'platform.application'",
      )
      expect(messages).toHaveLength(states.length / 2)
      expect(await checkEveryBook(db)).toEqual([])
    },
  )
})
