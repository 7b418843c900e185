import { describe, expect, it } from 'vitest'
import { dayOf, type CoinTaskId } from '../../../src/coins/index.ts'
import { calendarYear, endOfDay } from '../../../src/format/index.ts'
import { DAY_MS } from '../../../src/kernel/index.ts'
import { EXAMPLE_SHOP_TO_VALUE } from '../../example-shop-to-value.ts'
import { reasonOf, valueOf } from '../../fixture-steps.ts'
import type { OpenFixture, Person } from '../../fixture.ts'
import { withFixture } from '../../with-fixture.ts'

const SHOP = EXAMPLE_SHOP_TO_VALUE

const overviewOf = async ({ device }: Person) => valueOf(await device.coins.overview())
const taskOf = async (person: Person, id: CoinTaskId) => (await overviewOf(person)).tasks.find((one) => one.id === id)
const day = (at: number, daysLater: number) => dayOf(at + daysLater * DAY_MS)

export function coinsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Coins contract: earning`, () => {
    const fixture = withFixture(open)

    it('a visitor sees how coins are earned, and gets none (COIN-5)', async () => {
      const { coins } = fixture().openDevice()
      expect(valueOf(await coins.overview())).toMatchObject({ coins: 0, streak: 0, isSigned: false, signed: [] })
      expect(valueOf(await coins.gifts()).gifts.length).toBeGreaterThan(0)
    })

    it('a sign-in gives coins once a day, and more on each day of a streak (COIN-6, COIN-7)', async () => {
      const { buyer, secondBuyer } = fixture()
      const { coins } = buyer.device
      const first = valueOf(await coins.signIn(null, 'sign-number-1'))
      expect(first).toMatchObject({ coins: 5, streak: 1, isSigned: true, nextCoins: 6 })
      expect(reasonOf(await coins.signIn(null, 'sign-number-2'))).toBe('day-signed')
      expect(valueOf(await coins.signIn(null, 'sign-number-1'))).toEqual(first)
      await fixture().advance(DAY_MS)
      expect(await overviewOf(buyer)).toMatchObject({ coins: 5, streak: 1, isSigned: false, nextCoins: 6 })
      expect(valueOf(await coins.signIn(null, 'sign-number-3'))).toMatchObject({ coins: 11, streak: 2, nextCoins: 7 })
      await fixture().advance(2 * DAY_MS)
      expect(valueOf(await coins.signIn(null, 'sign-number-4'))).toMatchObject({ coins: 16, streak: 1 })
      expect((await overviewOf(secondBuyer)).coins).toBe(0)
    })

    it('a missed day is made up for coins, joins the streak, and pays nothing (COIN-8)', async () => {
      const { coins } = fixture().buyer.device
      for (let at = 0; at < 3; at += 1) {
        valueOf(await coins.signIn(null, `sign-number-${at}`))
        await fixture().advance(at === 2 ? 2 * DAY_MS : DAY_MS)
      }
      const now = fixture().now()
      const missed = day(now, -1)
      expect((await overviewOf(fixture().buyer)).makeUp).toMatchObject({ coins: 15 })
      expect(reasonOf(await coins.signIn(day(now, -2), 'make-number-0'))).toBe('day-signed')
      expect(reasonOf(await coins.signIn(day(now, 1), 'make-number-1'))).toBe('day-not-open')
      expect(reasonOf(await coins.signIn(day(now, -8), 'make-number-2'))).toBe('day-not-open')
      const made = valueOf(await coins.signIn(missed, 'make-number-3'))
      expect(made).toMatchObject({ coins: 3, streak: 4, nextCoins: 10 })
      expect(made.signed.find((one) => one.day === missed)).toEqual({ day: missed, isMadeUp: true })
      expect(reasonOf(await coins.signIn(day(now, -5), 'make-number-4'))).toBe('coins-short')
    })

    it('a task is rewarded once in its period, and only when its event was seen (COIN-9, COIN-10)', async () => {
      const { buyer, shopIds } = fixture()
      const { coins, catalog, viewHistory } = buyer.device
      const take = (key: string) => coins.takeTaskReward('view-shops', key)
      await viewHistory.merge(shopIds.slice(0, 9).map((shopId) => ({ shopId, viewedAt: fixture().now() })))
      for (const shopId of shopIds.slice(0, 4)) valueOf(await catalog.detail(shopId))
      expect(await taskOf(buyer, 'view-shops')).toMatchObject({ done: 4, goal: 5, state: 'open' })
      expect(reasonOf(await take('task-number-1'))).toBe('task-unfinished')
      for (const shopId of shopIds.slice(4, 5)) valueOf(await catalog.detail(shopId))
      expect(await taskOf(buyer, 'view-shops')).toMatchObject({ done: 5, state: 'done' })
      const both = await Promise.all([take('task-number-2'), take('task-number-3')])
      expect(both.map(reasonOf).toSorted()).toEqual(['ok', 'task-rewarded'])
      expect(await overviewOf(buyer)).toMatchObject({ coins: 10 })
      await fixture().advance(DAY_MS)
      expect(await taskOf(buyer, 'view-shops')).toMatchObject({ done: 0, state: 'open' })
    })

    it('keeping a shop, valuing one, verified papers and a shop for sale are seen (COIN-9)', async () => {
      const { buyer, seller, shopIds } = fixture()
      for (const shopId of shopIds.slice(0, 1)) valueOf(await buyer.device.favourites.add(shopId))
      await fixture().identify(buyer.userId, { name: '林小满', residentId: '11010519491231002X' })
      valueOf(await buyer.device.valuations.valueAndKeep(SHOP))
      const states = async (person: Person) =>
        Object.fromEntries((await overviewOf(person)).tasks.map(({ id, state }) => [id, state]))
      expect(await states(buyer)).toMatchObject({
        'add-favourite': 'done',
        'value-shop': 'done',
        'verify-identity': 'done',
        'list-shop': 'open',
        'pay-order': 'open',
      })
      expect(await states(seller)).toMatchObject({ 'list-shop': 'done', 'verify-identity': 'open' })
      const { coins } = buyer.device
      expect(valueOf(await coins.takeTaskReward('verify-identity', 'task-number-1')).coins).toBe(100)
      await fixture().advance(DAY_MS)
      expect(reasonOf(await coins.takeTaskReward('verify-identity', 'task-number-2'))).toBe('task-rewarded')
      expect(reasonOf(await coins.takeTaskReward('add-favourite', 'task-number-3'))).toBe('task-unfinished')
    })

    it('a month lists its movements, the newest first, and sums them by day (COIN-11)', async () => {
      const { buyer } = fixture()
      const { coins } = buyer.device
      await fixture().advance(endOfDay(fixture().now()) - fixture().now() + 60_000)
      const today = valueOf(await coins.signIn(null, 'sign-number-1')).today
      await fixture().identify(buyer.userId, { name: '林小满', residentId: '11010519491231002X' })
      await fixture().advance(1_000)
      valueOf(await coins.takeTaskReward('verify-identity', 'task-number-1'))
      await fixture().advance(1_000)
      valueOf(await coins.exchange('coupon-20', null, 'gift-number-1'))
      const month = valueOf(await coins.month(today.slice(0, 7), null))
      expect(month.movements.items.map(({ kind, coins: by }) => [kind, by])).toEqual([
        ['gift', -100],
        ['task', 100],
        ['sign-in', 5],
      ])
      expect(month.days).toEqual([{ day: today, gained: 105, spent: 100 }])
      expect(valueOf(await coins.month('2001-01', null))).toEqual({
        movements: { items: [], nextCursor: null },
        days: [],
      })
      expect(reasonOf(await coins.month(today.slice(0, 7), 'no-such-place'))).toBe('bad-parameter')
    })

    it('coins lapse at the end of the next year, and that is told ahead (COIN-3, COIN-4)', async () => {
      const { buyer } = fixture()
      valueOf(await buyer.device.coins.signIn(null, 'sign-number-1'))
      const { lapse } = await overviewOf(buyer)
      expect(lapse).toMatchObject({ coins: 5 })
      expect(calendarYear(lapse?.at ?? 0)).toBe(calendarYear(fixture().now()) + 1)
      expect(lapse?.at).toBe(endOfDay(lapse?.at ?? 0))
    })
  })
}
