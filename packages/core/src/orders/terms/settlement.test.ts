import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anOrderAfter, aPlacedOrder } from '../../../testing/an-order-at-work.ts'
import { aPriceFen } from '../../../testing/arbitraries/a-shop.ts'
import { AN_ORDINARY_NOON as NOON } from '../../../testing/manual-clock.ts'
import { DAY_MS } from '../../kernel/index.ts'
import { MONEY_EFFECTS, moveOrder, PAYMENT_PLANS, settlementOf, type Transition, type Order } from '../index.ts'

const NONE = { intoEscrowFen: 0, toSellerFen: 0, toBuyerFen: 0, toOperatorFen: 0, debtPaidFen: 0, newDebtFen: 0 }
const at = NOON + 5 * 3_600_000
const after = (order: Order, transition: Pick<Transition, 'event' | 'by'> & Partial<Transition>) =>
  moveOrder(order, { at, ...transition })

describe('the money of an order over 100 000 yuan', () => {
  it.each([
    ['full', 4],
    ['deposit', 5],
  ] as const)(
    'completed after %s payment: the price to the seller, the fee to the platform (ORD-38)',
    (plan, steps) => {
      const done = after(anOrderAfter(steps, plan), { event: 'bill.confirmed', by: 'buyer', at: at + DAY_MS })
      expect(done).toMatchObject({
        value: { money: 'pay-out', settlement: { ...NONE, toSellerFen: 10_000_000, toOperatorFen: 1_000_000 } },
      })
    },
  )

  it.each<readonly [string, Order, number, number]>([
    ['fully paid: 30 %', anOrderAfter(1), 3_000_000, 8_000_000],
    ['a deposit and no balance: the deposit', anOrderAfter(1, 'deposit'), 2_000_000, 0],
    ['a deposit and the balance: the deposit', anOrderAfter(2, 'deposit'), 2_000_000, 9_000_000],
  ])(
    'an order that is given up gives %s to the seller and the rest back (ORD-38)',
    (_title, order, toSellerFen, toBuyerFen) => {
      expect(after(order, { event: 'buyer.gave-up', by: 'buyer' })).toMatchObject({
        value: { money: 'pay-damages', settlement: { ...NONE, toSellerFen, toBuyerFen } },
      })
    },
  )

  it.each<readonly [string, Order, number, number]>([
    ['full payment', anOrderAfter(1), 11_000_000, 3_000_000],
    ['a deposit', anOrderAfter(1, 'deposit'), 2_000_000, 2_000_000],
  ])(
    'failed by the seller after %s: all of it back, and as much in damages is owed (ORD-38)',
    (_title, order, toBuyerFen, newDebtFen) => {
      expect(after(order, { event: 'seller.failed', by: 'reviewer' })).toMatchObject({
        value: { money: 'give-back-with-debt', settlement: { ...NONE, toBuyerFen, newDebtFen } },
      })
    },
  )

  it.each([
    [0, 10_000_000, 0],
    [1, 9_999_999, 1],
    [10_000_000, 0, 10_000_000],
    [99_000_000, 0, 10_000_000],
    [Number.NaN, 10_000_000, 0],
    [-5, 10_000_000, 0],
  ])('a debt of %s leaves the seller %i (WAL-27)', (sellerDebtFen, toSellerFen, debtPaidFen) => {
    const done = after(anOrderAfter(4), { event: 'bill.confirmed', by: 'buyer', sellerDebtFen })
    expect(done).toMatchObject({
      value: { settlement: { ...NONE, toSellerFen, debtPaidFen, toOperatorFen: 1_000_000 } },
    })
  })
})

it('whatever ends an order gives away what was held, to the fen, and takes from no account (ORD-38)', () => {
  const anyFen = fc.oneof(aPriceFen(), fc.nat({ max: 50 }), fc.constantFrom(Number.NaN, -1, Infinity, 1e308, 0.5))
  fc.assert(
    fc.property(
      anyFen,
      anyFen,
      anyFen,
      fc.constantFrom(...PAYMENT_PLANS),
      fc.constantFrom(...MONEY_EFFECTS),
      (priceFen, paidFen, debtFen, plan, money) => {
        const settlement = settlementOf({ ...aPlacedOrder(plan), priceFen, paidFen }, money, debtFen)
        const heldFen = Number.isInteger(paidFen) && paidFen > 0 && paidFen < 1e14 ? paidFen : 0
        const outFen =
          settlement.toBuyerFen + settlement.toSellerFen + settlement.toOperatorFen + settlement.debtPaidFen
        for (const sumFen of Object.values(settlement)) expect(Number.isInteger(sumFen) && sumFen >= 0).toBe(true)
        expect(outFen).toBe(money === 'none' || money.startsWith('hold') ? 0 : heldFen)
        if (Number.isInteger(debtFen) && debtFen >= 0 && debtFen < 1e14)
          expect(settlement.debtPaidFen).toBeLessThanOrEqual(debtFen)
      },
    ),
  )
})
