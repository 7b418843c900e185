import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPriceFen } from '../../testing/arbitraries/a-shop.ts'
import { purchaseTerms } from '../orders/index.ts'
import {
  applyPosting,
  availableOf,
  damagesPassedOnPosting,
  escrowOf,
  frozenOf,
  openDebtFen,
  orderCompletionPosting,
  orderDamagesPosting,
  orderPaymentPosting,
  orderRefundPosting,
  POSTING_KINDS,
  rechargePosting,
  takeDebts,
  withdrawalFrozenPosting,
  withdrawalPaidPosting,
  withdrawalReturnedPosting,
  type Account,
  type Balances,
  type HeldOrder,
  type Posting,
  type SellerDebt,
} from './index.ts'

/** A posting as one reads it aloud. */
const told = ({ kind, subject, lines }: Posting) => [kind, subject, ...lines.map(({ account, amountFen }) => `${account} ${amountFen}`)]
const HELD: HeldOrder = { orderId: 'o1', buyerId: 'lin', sellerId: 'bo', paidFen: 110_000, couponFen: 0 }

describe('postings', () => {
  it('[WAL-22] of money that comes in and goes out', () => {
    expect(told(rechargePosting('lin', 500, 'r1'))).toEqual(['recharge', 'r1', 'house:payment-in -500', 'available:lin 500'])
    expect(told(withdrawalFrozenPosting('lin', 500, 'w1'))).toEqual(['withdrawal-frozen', 'w1', 'available:lin -500', 'frozen:lin 500'])
    expect(told(withdrawalPaidPosting('lin', 500, 'w1'))).toEqual(['withdrawal-paid', 'w1', 'frozen:lin -500', 'house:payment-out 500'])
    expect(told(withdrawalReturnedPosting('lin', 500, 'w1'))).toEqual(['withdrawal-returned', 'w1', 'frozen:lin -500', 'available:lin 500'])
  })

  it('[WAL-23] of payments, the house paying what a coupon takes off', () => {
    expect(told(orderPaymentPosting('lin', 'o1', 900))).toEqual(['order-payment', 'o1', 'available:lin -900', 'escrow:o1 900'])
    expect(told(orderPaymentPosting('lin', 'o1', 900, 50))).toEqual(['order-payment', 'o1', 'available:lin -850', 'house:coupons -50', 'escrow:o1 900'])
    expect(told(orderPaymentPosting('lin', 'o1', 900, 900))).toEqual(['order-payment', 'o1', 'house:coupons -900', 'escrow:o1 900'])
  })

  it('[WAL-24] of a completed order, the fee and what is taken for debts apart', () => {
    expect(told(orderCompletionPosting('bo', 'o1', 900, 90))).toEqual(['order-completion', 'o1', 'escrow:o1 -990', 'available:bo 900', 'house:fees 90'])
    expect(told(orderCompletionPosting('bo', 'o1', 900, 0))).toEqual(['order-completion', 'o1', 'escrow:o1 -900', 'available:bo 900'])
    expect(told(orderCompletionPosting('bo', 'o1', 900, 90, 200))).toEqual([
      'order-completion', 'o1', 'escrow:o1 -990', 'available:bo 700', 'house:damages 200', 'house:fees 90',
    ])
    expect(told(orderCompletionPosting('bo', 'o1', 900, 90, 900))).toEqual(['order-completion', 'o1', 'escrow:o1 -990', 'house:damages 900', 'house:fees 90'])
  })

  it('[WAL-25] of a refund: everything to where it came from', () => {
    expect(told(orderRefundPosting(HELD))).toEqual(['order-refund', 'o1', 'escrow:o1 -110000', 'available:lin 110000'])
    expect(told(orderRefundPosting({ ...HELD, couponFen: 5_000 }))).toEqual([
      'order-refund', 'o1', 'escrow:o1 -110000', 'available:lin 105000', 'house:coupons 5000',
    ])
  })

  it('[WAL-26] of damages: the seller has them, the buyer has the rest, and the coupon bears them last', () => {
    expect(told(orderDamagesPosting(HELD, 30_000))).toEqual(['order-damages', 'o1', 'escrow:o1 -110000', 'available:bo 30000', 'available:lin 80000'])
    expect(told(orderDamagesPosting({ ...HELD, couponFen: 5_000 }, 30_000, 10_000))).toEqual([
      'order-damages', 'o1', 'escrow:o1 -110000', 'available:bo 20000', 'house:damages 10000', 'available:lin 75000', 'house:coupons 5000',
    ])
    expect(told(orderDamagesPosting({ ...HELD, couponFen: 90_000 }, 30_000))).toEqual([
      'order-damages', 'o1', 'escrow:o1 -110000', 'available:bo 30000', 'house:coupons 80000',
    ])
    expect(told(orderDamagesPosting({ ...HELD, paidFen: 20_000 }, 20_000))).toEqual(['order-damages', 'o1', 'escrow:o1 -20000', 'available:bo 20000'])
    expect(told(orderDamagesPosting({ ...HELD, paidFen: 20_000 }, 30_000))).toEqual(['order-damages', 'o1', 'escrow:o1 -20000', 'available:bo 20000'])
  })

  it('[WAL-27] of damages that reach the buyer whom a seller let down', () => {
    expect(told(damagesPassedOnPosting('lin', 'o1', 300))).toEqual(['damages-passed-on', 'o1', 'house:damages -300', 'available:lin 300'])
  })

  it('[WAL-22] have kinds that are named in both languages', () => {
    for (const language of ['zh', 'en'] as const) {
      const names = Object.values(POSTING_KINDS).map((name) => name[language].trim())
      expect(new Set(names).size).toBe(9)
      expect(names).not.toContain('')
    }
  })
})

describe('debts of a seller', () => {
  const debt = (orderId: string, damagesFen: number, takenFen = 0): SellerDebt => ({ orderId, buyerId: `buyer-${orderId}`, damagesFen, takenFen })
  const taken = (orderId: string, amountFen: number) => ({ orderId, buyerId: `buyer-${orderId}`, amountFen })

  it('[WAL-27] are taken from a payout, the oldest first, and what is left is the seller’s', () => {
    const debts = [debt('o1', 300, 100), debt('o2', 500), debt('o3', 50)]
    expect(openDebtFen(debts)).toBe(750)
    expect(takeDebts(450, debts)).toEqual({
      toSellerFen: 0,
      taken: [taken('o1', 200), taken('o2', 250)],
      debts: [debt('o1', 300, 300), debt('o2', 500, 250), debt('o3', 50)],
    })
    expect(takeDebts(1_000, debts)).toMatchObject({ toSellerFen: 250, taken: [taken('o1', 200), taken('o2', 500), taken('o3', 50)] })
    expect(takeDebts(1_000, [debt('o1', 300, 300)])).toEqual({ toSellerFen: 1_000, taken: [], debts: [debt('o1', 300, 300)] })
    expect(takeDebts(1_000, [])).toEqual({ toSellerFen: 1_000, taken: [], debts: [] })
    expect(openDebtFen([])).toBe(0)
    for (const odd of [debt('o1', Infinity), debt('o1', 0.5), debt('o1', 100, 300), debt('o1', Number.NaN)]) {
      expect(openDebtFen([odd])).toBe(0)
      expect(takeDebts(1_000, [odd])).toEqual({ toSellerFen: 1_000, taken: [], debts: [odd] })
    }
  })

  it('[WAL-27] are paid to the fen by any row of payouts, and never twice', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 1_000 })), fc.array(fc.nat({ max: 1_000 })), (damages, payouts) => {
        let debts: readonly SellerDebt[] = damages.map((damagesFen, at) => debt(`o${at}`, damagesFen))
        const owedFen = openDebtFen(debts)
        let paidFen = 0
        let leftFen = 0
        for (const payoutFen of payouts) {
          const payout = takeDebts(payoutFen, debts)
          const takenFen = payout.taken.reduce((sum, { amountFen }) => sum + amountFen, 0)
          expect(payout.toSellerFen + takenFen).toBe(payoutFen)
          expect(openDebtFen(payout.debts)).toBe(openDebtFen(debts) - takenFen)
          if (payout.toSellerFen > 0) expect(openDebtFen(payout.debts)).toBe(0)
          ;[debts, paidFen, leftFen] = [payout.debts, paidFen + payoutFen, leftFen + payout.toSellerFen]
        }
        expect(leftFen).toBe(Math.max(0, paidFen - owedFen))
        expect(openDebtFen(debts)).toBe(Math.max(0, owedFen - paidFen))
      }),
    )
  })
})

const after = (postings: readonly Posting[], start: Balances): Balances =>
  postings.reduce((balances, posting) => {
    const applied = applyPosting(balances, posting)
    if (!applied.ok) throw new Error(`${posting.kind} is ${applied.failure.fault}`)
    return applied.value
  }, start)

describe('a whole deal', () => {
  const held = (books: Balances, account: Account) => books.get(account) ?? 0

  it('[WAL-23] [WAL-24] [WAL-25] [WAL-26] however it is paid and however it ends, nobody has more or less than agreed', () => {
    const ends = fc.constantFrom('completed', 'refunded', 'damages', 'deposit-lost', 'deposit-back')
    fc.assert(
      fc.property(aPriceFen(), fc.constantFrom('full' as const, 'deposit' as const), fc.nat({ max: 100 }), ends, (priceFen, plan, couponPercent, end) => {
        const terms = purchaseTerms({ priceFen, plan, kind: 'personal' })
        const allFen = priceFen + terms.serviceFeeFen
        const isPart = plan === 'deposit' && end.startsWith('deposit')
        const couponFen = isPart ? 0 : Math.floor(((plan === 'full' ? terms.dueNowFen : terms.dueLaterFen) * couponPercent) / 100)
        const order: HeldOrder = { ...HELD, paidFen: isPart ? terms.depositFen : allFen, couponFen }
        const payments =
          plan === 'full'
            ? [orderPaymentPosting('lin', 'o1', terms.dueNowFen, couponFen)]
            : [orderPaymentPosting('lin', 'o1', terms.dueNowFen), orderPaymentPosting('lin', 'o1', terms.dueLaterFen, couponFen)].slice(0, isPart ? 1 : 2)
        const books = after([rechargePosting('lin', allFen, 'r1'), ...payments], new Map())
        expect(held(books, escrowOf('o1'))).toBe(order.paidFen)
        expect(held(books, availableOf('lin'))).toBe(allFen - order.paidFen + couponFen)

        const isRefund = end === 'refunded' || end === 'deposit-back'
        const posting =
          end === 'completed'
            ? orderCompletionPosting('bo', 'o1', priceFen, terms.serviceFeeFen)
            : isRefund
              ? orderRefundPosting(order)
              : orderDamagesPosting(order, terms.damagesFen)
        const ended = after([posting], books)
        expect(held(ended, escrowOf('o1'))).toBe(0)
        const sellerFen = end === 'completed' ? priceFen : isRefund ? 0 : plan === 'full' ? terms.damagesFen : terms.depositFen
        expect(held(ended, availableOf('bo'))).toBe(sellerFen)
        if (isRefund) expect([held(ended, availableOf('lin')), held(ended, 'house:coupons')]).toEqual([allFen, 0])
        if (end === 'completed') expect(held(ended, 'house:fees')).toBe(terms.serviceFeeFen)
        else expect(held(ended, availableOf('lin')) + held(ended, 'house:coupons')).toBe(allFen - sellerFen)
        // The coupon's money bears damages only where the buyer's own is used up.
        if (held(ended, 'house:coupons') < 0 && end !== 'completed') expect(held(ended, availableOf('lin'))).toBe(allFen - order.paidFen + couponFen)
      }),
    )
  })

  it('[WAL-22] what is frozen and returned is as it was before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (amountFen) => {
        const before: Balances = new Map([[availableOf('lin'), 1_000_000], [frozenOf('lin'), 0], ['house:payment-in', -1_000_000]])
        const freeze = withdrawalFrozenPosting('lin', amountFen, 'w1')
        expect(after([freeze, withdrawalReturnedPosting('lin', amountFen, 'w1')], before)).toEqual(before)
        const paid = after([freeze, withdrawalPaidPosting('lin', amountFen, 'w1')], before)
        expect(paid.get(availableOf('lin'))).toBe(1_000_000 - amountFen)
        expect(applyPosting(paid, withdrawalReturnedPosting('lin', amountFen, 'w1')).ok).toBe(false)
      }),
    )
  })
})

it('[WAL-28] no figure makes a rule throw, and what is no money is never posted', () => {
  const figure = () => fc.oneof(fc.double(), fc.integer(), fc.constantFrom(Number.NaN, Infinity, -Infinity, -0, 0.5, 1e308))
  fc.assert(
    fc.property(figure(), figure(), figure(), figure(), (paidFen, couponFen, damagesFen, debtFen) => {
      const order = { ...HELD, paidFen, couponFen }
      const postings = [
        rechargePosting('lin', paidFen, 'r'),
        withdrawalFrozenPosting('lin', paidFen, 'w'),
        orderPaymentPosting('lin', 'o1', paidFen, couponFen),
        orderCompletionPosting('bo', 'o1', paidFen, damagesFen, debtFen),
        orderRefundPosting(order),
        orderDamagesPosting(order, damagesFen, debtFen),
        damagesPassedOnPosting('lin', 'o1', paidFen),
      ]
      for (const posting of postings) {
        const applied = applyPosting(new Map([[availableOf('lin'), 5_000], [escrowOf('o1'), 5_000], ['house:payment-in', -10_000]]), posting)
        if (!applied.ok) continue
        let sumFen = 0n
        for (const amountFen of applied.value.values()) sumFen += BigInt(amountFen)
        expect(sumFen).toBe(0n)
      }
      const { toSellerFen, taken } = takeDebts(paidFen, [{ orderId: 'o1', buyerId: 'lin', damagesFen, takenFen: debtFen }])
      expect(taken.every(({ amountFen }) => amountFen > 0)).toBe(true)
      expect(taken.length === 0 ? Object.is(toSellerFen, paidFen) : toSellerFen <= paidFen).toBe(true)
    }),
  )
})
