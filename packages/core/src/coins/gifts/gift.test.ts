import { expect, it } from 'vitest'
import { faultsInNames } from '../../../testing/names-below.ts'
import { parseDay } from '../../format/index.ts'
import { couponOfGift, GIFTS } from '../index.ts'

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
