import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openDebtFen, takeDebts, type SellerDebt } from './index.ts'

describe('debts of a seller', () => {
  const debt = (orderId: string, damagesFen: number, takenFen = 0): SellerDebt => ({
    orderId,
    buyerId: `buyer-${orderId}`,
    damagesFen,
    takenFen,
  })
  const taken = (orderId: string, amountFen: number) => ({ orderId, buyerId: `buyer-${orderId}`, amountFen })

  it('are taken from a payout, the oldest first, and what is left is the seller’s (WAL-27)', () => {
    const debts = [debt('o1', 300, 100), debt('o2', 500), debt('o3', 50)]
    expect(openDebtFen(debts)).toBe(750)
    expect(takeDebts(450, debts)).toEqual({
      toSellerFen: 0,
      taken: [taken('o1', 200), taken('o2', 250)],
      debts: [debt('o1', 300, 300), debt('o2', 500, 250), debt('o3', 50)],
    })
    expect(takeDebts(1_000, debts)).toMatchObject({
      toSellerFen: 250,
      taken: [taken('o1', 200), taken('o2', 500), taken('o3', 50)],
    })
    expect(takeDebts(1_000, [debt('o1', 300, 300)])).toEqual({
      toSellerFen: 1_000,
      taken: [],
      debts: [debt('o1', 300, 300)],
    })
    expect(takeDebts(1_000, [])).toEqual({ toSellerFen: 1_000, taken: [], debts: [] })
    expect(openDebtFen([])).toBe(0)
    for (const odd of [debt('o1', Infinity), debt('o1', 0.5), debt('o1', 100, 300), debt('o1', Number.NaN)]) {
      expect(openDebtFen([odd])).toBe(0)
      expect(takeDebts(1_000, [odd])).toEqual({ toSellerFen: 1_000, taken: [], debts: [odd] })
    }
  })

  it('are paid to the fen by any sequence of payouts, and never twice (WAL-27)', () => {
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
