import { createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import type { UserId } from '@diandu/core/session'
import { checkCoins } from '../../coins/check-coins.ts'
import { moveCoins } from '../../coins/index.ts'
import { readCoinOverview } from '../../coins/earn-coins.ts'
import { openTestDatabase } from '../../database/testing.ts'
import { seedCoins } from './seed-coins.ts'

it('a demonstration has one person with a history of coins, given once, and its books are right', async () => {
  const db = await openTestDatabase()
  const nowMs = createManualClock().now()
  await seedCoins(db, nowMs)
  expect(await db.query('SELECT 1 FROM coin_entries')).toEqual([])
  await db.change(
    "INSERT INTO users (id, username, username_key, mobile, password_hash, created_at) VALUES ('demo-01', 'li', 'li', '13800000001', 'x', 0)",
    [],
  )
  // The draws of the demonstration have given coins by then.
  await db.transaction((tx) =>
    moveCoins(tx, { userId: 'demo-01' as UserId, kind: 'task', reference: 'demo', coins: 7, at: nowMs }),
  )
  await seedCoins(db, nowMs)
  const first = await readCoinOverview(db, 'demo-01', nowMs)
  expect(first).toMatchObject({ isSigned: false, streak: 7 })
  expect(first.coins).toBeGreaterThan(300)
  await seedCoins(db, nowMs)
  expect(await readCoinOverview(db, 'demo-01', nowMs)).toEqual(first)
  expect(await checkCoins(db)).toEqual([])
})
