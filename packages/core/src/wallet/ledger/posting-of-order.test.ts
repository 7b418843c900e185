import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anOrder } from '../../../testing/arbitraries/an-order.ts'
import { MONEY_EFFECTS, settlementOf, type MoneyEffect, type Order } from '../../orders/index.ts'
import {
  applyPosting,
  availableOf,
  escrowOf,
  orderCompletionPosting,
  orderDamagesPosting,
  orderPaymentPosting,
  orderRefundPosting,
  postingOfOrder,
  type Balances,
  type HeldOrder,
} from '../index.ts'

const HELD: HeldOrder = { orderId: 'o1', buyerId: 'lin', sellerId: 'bo', paidFen: 110_000, couponFen: 5_000 }
const PAID = {
  priceFen: 100_000,
  plan: 'full',
  paidFen: 110_000,
  shop: { id: 's', title: 't', platform: 1, kind: 'personal' },
} as never as Order
const postingAt = (money: MoneyEffect, order = PAID, debtFen = 0) =>
  postingOfOrder({ ...HELD, paidFen: order.paidFen }, money, settlementOf(order, money, debtFen))

it('each effect of an order’s step has its posting (WAL-30)', () => {
  const unpaid = { ...PAID, paidFen: 0 }
  expect(postingAt('none')).toBeUndefined()
  expect(postingAt('hold-all', unpaid)).toEqual(orderPaymentPosting('lin', 'o1', 110_000, 5_000))
  expect(postingAt('hold-deposit', { ...unpaid, plan: 'deposit' })).toEqual(
    orderPaymentPosting('lin', 'o1', 20_000, 5_000),
  )
  expect(postingAt('hold-balance', { ...unpaid, plan: 'deposit', paidFen: 20_000 })).toEqual(
    orderPaymentPosting('lin', 'o1', 90_000, 5_000),
  )
  expect(postingAt('pay-out')).toEqual(orderCompletionPosting('bo', 'o1', 100_000, 10_000))
  expect(postingAt('pay-out', PAID, 40_000)).toEqual(orderCompletionPosting('bo', 'o1', 100_000, 10_000, 40_000))
  expect(postingAt('pay-damages')).toEqual(orderDamagesPosting(HELD, 30_000))
  expect(postingAt('pay-damages', PAID, 40_000)).toEqual(orderDamagesPosting(HELD, 30_000, 30_000))
  for (const money of ['give-back', 'give-back-with-debt'] as const)
    expect(postingAt(money)).toEqual(orderRefundPosting(HELD))
})

it('for any order the books do what its settlement says (WAL-30)', () => {
  fc.assert(
    fc.property(
      anOrder(),
      fc.constantFrom(...MONEY_EFFECTS),
      fc.nat({ max: 10_000_000_000 }),
      fc.nat({ max: 100 }),
      (order, money, debtFen, couponPercent) => {
        const settlement = settlementOf(order, money, debtFen)
        const isPayment = settlement.intoEscrowFen > 0
        const isHold = money.startsWith('hold')
        const couponFen = Math.floor(((isHold ? settlement.intoEscrowFen : order.paidFen) * couponPercent) / 100)
        const held: HeldOrder = { ...HELD, paidFen: order.paidFen, couponFen }
        const posting = postingOfOrder(held, money, settlement)
        const isAnything = money !== 'none' && (isHold ? isPayment : order.paidFen > 0)
        expect(posting !== undefined).toBe(isAnything)
        if (posting === undefined) return
        const before: Balances = new Map([
          [availableOf('lin'), settlement.intoEscrowFen],
          [escrowOf('o1'), order.paidFen],
          ['house:payment-in', -settlement.intoEscrowFen - order.paidFen],
        ])
        const applied = applyPosting(before, posting)
        if (!applied.ok) throw new Error(applied.failure.fault)
        const gained = (account: ReturnType<typeof availableOf>) =>
          (applied.value.get(account) ?? 0) - (before.get(account) ?? 0)
        expect(gained(escrowOf('o1'))).toBe(isPayment ? settlement.intoEscrowFen : -order.paidFen)
        expect([gained(availableOf('bo')), gained('house:fees'), gained('house:damages')]).toEqual([
          settlement.toSellerFen,
          settlement.toOperatorFen,
          settlement.debtPaidFen,
        ])
        expect(gained(availableOf('lin')) + gained('house:coupons')).toBe(
          settlement.toBuyerFen - settlement.intoEscrowFen,
        )
      },
    ),
  )
})
