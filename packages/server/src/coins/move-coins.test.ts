import { coinsAt, type CoinMove } from '@diandu/core/coins'
import { parseDay } from '@diandu/core/format'
import type { UserId } from '@diandu/core/session'
import { reasonOf, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import type { Database } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { insertUser } from '../session/index.ts'
import { checkCoins } from './check-coins.ts'
import { readHoldings } from './coin-store.ts'
import { moveCoins } from './index.ts'
import { tellLapses } from './tell-lapses.ts'

const NOW = parseDay('2026-05-01')

const addPerson = (db: Database, id: string) =>
  db.transaction((tx) =>
    insertUser(tx, { id: id as UserId, username: id, mobile: `1990000${id}`, passwordHash: '', createdAt: NOW }),
  )

const moved = (db: Database, coins: number, reference: string, change: Partial<CoinMove> = {}) =>
  db.transaction((tx) => moveCoins(tx, { userId: '0001', kind: 'draw', coins, reference, at: NOW, ...change }))

describeOnEachEngine('The ledger of coins', (open) => {
  it('of forty draws at the same instant on coins for ten, exactly ten are made (COIN-1)', async () => {
    const db = await open()
    await addPerson(db, '0001')
    expect(await moved(db, 105, 'first', { kind: 'task' })).toEqual({ ok: true, value: 105 })
    const draws = await Promise.all(Array.from({ length: 40 }, (_, at) => moved(db, -10, `draw-${at}`)))
    expect(draws.filter(({ ok }) => ok)).toHaveLength(10)
    expect(new Set(draws.map(reasonOf))).toEqual(new Set(['ok', 'coins-short']))
    expect(coinsAt(await readHoldings(db, '0001'), NOW)).toBe(5)
    expect(await checkCoins(db)).toEqual([])
  })

  it('a reference moves coins of its kind once, whatever a program does wrong (COIN-1)', async () => {
    const db = await open()
    await addPerson(db, '0001')
    await moved(db, 5, 'same', { kind: 'task' })
    await expect(moved(db, 5, 'same', { kind: 'task' })).rejects.toThrow()
    expect(coinsAt(await readHoldings(db, '0001'), NOW)).toBe(5)
    expect(await checkCoins(db)).toEqual([])
  })

  it('what lapsed is written down before the next movement, and what is left is taken from the oldest (COIN-2, COIN-3)', async () => {
    const db = await open()
    await addPerson(db, '0001')
    for (const [reference, day] of [
      ['a', '2024-03-01'],
      ['b', '2025-03-01'],
      ['c', '2026-03-01'],
    ] as const)
      await moved(db, 10, reference, { kind: 'task', at: parseDay(day) })
    expect(await moved(db, -12, 'draw')).toEqual({ ok: true, value: 8 })
    expect([...(await readHoldings(db, '0001'))]).toEqual([
      [2024, 0],
      [2025, 0],
      [2026, 8],
    ])
    expect(await db.query("SELECT coins FROM coin_entries WHERE account = 'house:lapsed'")).toEqual([{ coins: 10 }])
    expect(await checkCoins(db)).toEqual([])
  })

  it('a user without an account gets no coins (COIN-1)', async () => {
    expect(reasonOf(await moved(await open(), 5, 'x', { kind: 'task' }))).toBe('login-required')
  })

  it('the books complain of coins without an entry, and of a movement that does not balance (COIN-1)', async () => {
    const db = await open()
    await addPerson(db, '0001')
    await moved(db, 5, 'a', { kind: 'task' })
    await db.change('UPDATE coin_balances SET coins = 50')
    await db.change("UPDATE coin_entries SET coins = -4 WHERE account LIKE 'house:%'")
    expect(await checkCoins(db)).toEqual([
      'The coins of movement 0001 task a sum to 1, with 1 lines of the operator.',
      '0001 own:2026 holds 50 coins, its entries sum to 5.',
    ])
  })
})

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
