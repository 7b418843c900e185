import { parseDay } from '@diandu/core/format'
import type { UserId } from '@diandu/core/session'
import { valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import type { Database } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { insertUser } from '../session/index.ts'
import { moveCoins } from './index.ts'
import { tellLapses } from './tell-lapses.ts'

const EARNED = parseDay('2025-05-01')
const BY = parseDay('2027-01-01') - 1

async function holds(db: Database, id: string, coins: number, at: number): Promise<void> {
  const userId = id as UserId
  await db.transaction(async (tx) => {
    await insertUser(tx, { id: userId, username: id, mobile: `1990000${id}`, passwordHash: '', createdAt: EARNED })
    valueOf(await moveCoins(tx, { userId, kind: 'task', reference: 'first', coins, at }))
  })
}

describeOnEachEngine('Coins that lapse soon', (open) => {
  it('are told of within thirty days of their end, once, and only to who has some (COIN-16)', async () => {
    const db = await open()
    await holds(db, '0001', 1234, EARNED)
    await holds(db, '0002', 40, parseDay('2026-05-01'))
    await holds(db, '0003', 7, EARNED)
    await db.change("UPDATE users SET closed_at = 1 WHERE id = '0003'")
    await tellLapses(db, parseDay('2026-11-30'))
    expect(await db.query('SELECT 1 FROM inbox_messages')).toEqual([])
    for (const day of ['2026-12-03', '2026-12-04', '2026-12-31']) await tellLapses(db, parseDay(day))
    const messages = await db.query('SELECT user_id AS who, event, figures FROM inbox_messages')
    expect(messages).toEqual([{ who: '0001', event: 'platform.coins', figures: { coins: '1,234', by: BY } }])
    // Those of the next year get their message later.
    await tellLapses(db, parseDay('2027-12-20'))
    expect((await db.query('SELECT 1 FROM inbox_messages')).length).toBe(2)
  })
})
