import { GIFTS, giftMonth } from '@diandu/core/coins'
import type { UserId } from '@diandu/core/session'
import { parseDay } from '@diandu/core/format'
import { reasonOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import type { Database } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { systemRandom } from '../integrations/index.ts'
import { insertUser } from '../session/index.ts'
import { checkCoins } from './check-coins.ts'
import { signIn, takeTaskReward } from './earn-coins.ts'
import { exchangeGift } from './exchange-gift.ts'
import { moveCoins } from './index.ts'

const NOW = parseDay('2026-05-01')
const PEOPLE = Array.from({ length: 24 }, (_, at) => `person-${at}` as UserId)

const enrol = (db: Database) =>
  db.transaction(async (tx) => {
    for (const [at, id] of PEOPLE.entries()) {
      await insertUser(tx, { id, username: id, mobile: `199000010${10 + at}`, passwordHash: '', createdAt: NOW })
      await moveCoins(tx, { userId: id, kind: 'task', reference: 'first', coins: 500, at: NOW })
    }
  })

const taken = (db: Database, userId: string) =>
  db.transaction((tx) =>
    exchangeGift(tx, userId, { giftId: 'coupon-100', addressId: null }, { random: systemRandom, nowMs: NOW }),
  )

/** As if so many were taken before, by others. */
const leave = async (db: Database, left: number) => {
  const gift = GIFTS.find(({ id }) => id === 'coupon-100')
  await db.change('INSERT INTO coin_gift_stock (gift_id, month, taken) VALUES ($1, $2, $3)', [
    'coupon-100',
    giftMonth(NOW),
    (gift?.perMonth ?? 0) - left,
  ])
}

describeOnEachEngine('Gifts and sign-ins at the same instant', (open) => {
  it('of twenty-four people who want ten gifts ten get one, and the others keep their coins (COIN-13)', async () => {
    const db = await open()
    await enrol(db)
    await leave(db, 10)
    const answers = await Promise.all(PEOPLE.map((id) => taken(db, id)))
    expect(answers.map(reasonOf).filter((reason) => reason === 'ok')).toHaveLength(10)
    expect(new Set(answers.map(reasonOf))).toEqual(new Set(['ok', 'gift-gone']))
    expect(await db.query('SELECT 1 FROM coin_exchanges')).toHaveLength(10)
    expect(await db.query('SELECT 1 FROM coupons')).toHaveLength(10)
    expect(await db.query('SELECT DISTINCT coins FROM coin_balances ORDER BY 1')).toEqual([
      { coins: 100 },
      { coins: 500 },
    ])
    expect((await checkCoins(db)).length).toBe(1)
  })

  it('twenty sign-ins of one person at once give the coins of one (COIN-6)', async () => {
    const db = await open()
    await enrol(db)
    const person = 'person-0' as UserId
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => db.transaction((tx) => signIn(tx, person, null, NOW))),
    )
    expect(answers.map(reasonOf).filter((reason) => reason === 'ok')).toHaveLength(1)
    expect(
      await db.query("SELECT 1 FROM coin_entries WHERE kind = 'sign-in' AND account = 'house:given'"),
    ).toHaveLength(1)
    expect(await checkCoins(db)).toEqual([])
  })

  it('one task that is claimed on two phones at once, and twenty times, pays once (COIN-10)', async () => {
    const db = await open()
    await enrol(db)
    const person = 'person-0' as UserId
    await db.change("INSERT INTO favourites (user_id, shop_id, kept_at) VALUES ($1, 'shop-1', $2)", [person, NOW + 1])
    const claim = () => db.transaction((tx) => takeTaskReward(tx, person, 'add-favourite', NOW + 2))
    const answers = await Promise.all(Array.from({ length: 20 }, claim))
    expect(answers.map(reasonOf).filter((reason) => reason === 'ok')).toHaveLength(1)
    expect(new Set(answers.map(reasonOf))).toEqual(new Set(['ok', 'task-rewarded']))
    expect(await db.query('SELECT coins FROM coin_balances WHERE user_id = $1', [person])).toEqual([{ coins: 505 }])
    expect(await checkCoins(db)).toEqual([])
  })

  it('the books complain of a gift without its coins, and of stock that was not taken (COIN-13)', async () => {
    const db = await open()
    await enrol(db)
    expect((await taken(db, 'person-0')).ok).toBe(true)
    expect(await checkCoins(db)).toEqual([])
    await db.change('UPDATE coin_exchanges SET coins = 1')
    await db.change('UPDATE coin_gift_stock SET taken = 7')
    expect(await checkCoins(db)).toEqual([
      expect.stringMatching(/^Exchange .* took 400 coins and should have taken 1\.$/),
      'Gift coupon-100 2026-05 says 7 were taken, there are 1.',
    ])
  })
})
