import { expect } from 'vitest'
import { SUCCESS, type ApiClient } from '../api/api-client.ts'
import { allOrders, capitalOf, type Capital, type Order } from '../api/market.ts'
import type { Attempt } from './payment-traffic.ts'

const PAID = [3, 4]

/**
 * Invariants after any fault: no money appeared or disappeared, every payment that was answered exists once, and no
 * shop was sold twice.
 */
export async function expectMoneyConserved(
  buyers: readonly ApiClient[],
  before: readonly Capital[],
  attempts: readonly Attempt[],
): Promise<number> {
  const shopsSold: string[] = []
  let paidOrders = 0
  for (const [at, buyer] of buyers.entries()) {
    const [orders, capital] = await Promise.all([allOrders(buyer), capitalOf(buyer)])
    const paid = orders.filter(({ paidFen }) => paidFen > 0)
    const paidFen = paid.reduce((sum, order) => sum + order.paidFen, 0)
    expect(capital.escrowFen, 'what is held is what was paid').toBe(paidFen)
    expect(capital.availableFen + capital.escrowFen, 'no money came or went').toBe(
      (before[at]?.availableFen ?? 0) + (before[at]?.escrowFen ?? 0),
    )
    expect(paid.filter(({ status }) => !PAID.includes(status))).toEqual([])
    for (const line of paymentsMade(attempts.filter((attempt) => attempt.buyer === at))) {
      const stored = paid.find(({ id }) => id === line.id)
      expect(stored, 'a payment that was answered is kept, and made once').toMatchObject({
        paidFen: line.paidFen,
        status: line.status,
      })
    }
    shopsSold.push(...paid.map(({ shop }) => shop.id))
    paidOrders += paid.length
  }
  expect(shopsSold.length, 'no shop is sold twice').toBe(new Set(shopsSold).size)
  return paidOrders
}

/** Of all idempotency keys under which one order was paid, exactly one moved the money. */
export function expectOnePaymentEach(attempts: readonly Attempt[]): void {
  const orders = paymentsMade(attempts).map(({ id }) => id)
  expect(orders.length, 'two keys for one order: one wins').toBe(new Set(orders).size)
}

/** The orders that were returned to the buyers who had just paid. */
const paymentsMade = (attempts: readonly Attempt[]): readonly Order[] =>
  attempts.flatMap(({ name, answer }) =>
    name === 'POST order/pay' && answer?.code === SUCCESS ? [answer.data as Order] : [],
  )
