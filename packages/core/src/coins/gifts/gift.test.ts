import { expect, it } from 'vitest'
import { faultsInNames } from '../../../testing/names-below.ts'
import { parseDay } from '../../format/index.ts'
import { couponOfGift, GIFTS } from '../index.ts'
import fc from 'fast-check'
import { decideExchange } from './exchange.ts'
import type { GiftView } from './gift.ts'

it('gifts are told apart, coupons and parcels, each with its price and its shares of a month (COIN-12, COIN-13)', () => {
  expect(
    GIFTS.map(({ id, coins, perMonth, perPerson, coupon }) => [id, coins, perMonth, perPerson, coupon?.amountFen]),
  ).toEqual([
    ['coupon-20', 100, 2_000, 2, 20_00],
    ['coupon-100', 400, 500, 1, 100_00],
    ['notebook', 300, 100, 1, undefined],
    ['scale', 900, 20, 1, undefined],
  ])
  expect(faultsInNames({ GIFTS: GIFTS.map(({ name }) => name) })).toEqual([])
})

it('the coupon of a gift holds from that instant to the end of its last day, and a parcel has none (COIN-12)', () => {
  const at = parseDay('2026-03-01') + 5
  const gift = { name: { zh: '券', en: 'Coupon' }, coupon: { amountFen: 20_00, leastSpendFen: 1_000_00, days: 30 } }
  expect(couponOfGift(gift, at)).toEqual({
    title: '券',
    amountFen: 20_00,
    leastSpendFen: 1_000_00,
    validFrom: at,
    validUntil: parseDay('2026-04-01') - 1,
  })
  expect(couponOfGift({ ...gift, coupon: null }, at)).toBeNull()
})

const COUPON = { amountFen: 10_00, leastSpendFen: 0, validDays: 30 }

it('however often people ask, no more of a gift is given than its stock and each share, and never without its coins (COIN-12, COIN-13)', () => {
  const aMonth = fc.record({
    stock: fc.nat({ max: 8 }),
    perPerson: fc.nat({ max: 3 }),
    coins: fc.integer({ min: 1, max: 9 }),
    purse: fc.nat({ max: 20 }),
    wishes: fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 }),
  })
  fc.assert(
    fc.property(aMonth, ({ stock, perPerson, coins, purse, wishes }) => {
      const taken = new Map<string, number>()
      const given = () => [...taken.values()].reduce((sum, count) => sum + count, 0)
      for (const person of wishes) {
        const own = taken.get(person) ?? 0
        const gift = { id: 'gift', name: { zh: '券', en: 'Coupon' }, coins, perPerson, coupon: COUPON, taken: own }
        const held = purse - own * coins
        const view = { ...gift, left: stock - given() } as unknown as GiftView
        const decided = decideExchange(view, new Map([[2026, held]]), null, Date.parse('2026-11-23T04:00:00Z'))
        expect(decided.ok).toBe(given() < stock && own < perPerson && held >= coins)
        if (decided.ok) taken.set(person, own + 1)
      }
      expect(given()).toBeLessThanOrEqual(stock)
      for (const count of taken.values())
        expect(count).toBeLessThanOrEqual(Math.min(perPerson, Math.floor(purse / coins)))
    }),
  )
})
