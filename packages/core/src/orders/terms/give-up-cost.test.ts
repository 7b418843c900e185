import { expect, it } from 'vitest'
import { anOrderAfter } from '../../../testing/an-order-at-work.ts'
import { orderDamagesPosting } from '../../wallet/index.ts'
import { giveUpCost, type Order } from '../index.ts'

it.each<readonly [string, Order, number, number]>([
  ['full payment', anOrderAfter(1), 3_000_000, 8_000_000],
  ['a deposit', anOrderAfter(1, 'deposit'), 2_000_000, 0],
  ['a deposit and its balance', anOrderAfter(2, 'deposit'), 2_000_000, 9_000_000],
])('after %s it is told what is lost and what comes back (ORD-58)', (_what, order, damagesFen, backFen) => {
  expect(giveUpCost(order)).toEqual({ damagesFen, backFen })
})

it('what the platform gave for a coupon does not come back to the buyer, as the books have it (ORD-58)', () => {
  const order = { ...anOrderAfter(1), couponFen: 500_000 }
  const { damagesFen, backFen } = giveUpCost(order)
  const posting = orderDamagesPosting(
    { orderId: 'o', buyerId: 'b', sellerId: 's', paidFen: order.paidFen, couponFen: 500_000 },
    damagesFen,
  )
  expect(posting.lines.find(({ account }) => account === 'available:b')?.amountFen).toBe(backFen)
})
