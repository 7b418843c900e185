import { availableOf, escrowOf, type Posting } from './ledger.ts'

/** Money that reached the house from outside becomes the person's. */
export function rechargePosting(userId: string, amountFen: number, rechargeId: string): Posting {
  return {
    kind: 'recharge',
    subject: rechargeId,
    lines: [
      { account: 'house:payment-in', amountFen: -amountFen },
      { account: availableOf(userId), amountFen },
    ],
  }
}

/** A buyer's payment goes into the order's escrow and stays there until the order ends. */
export function orderPaymentPosting(buyerId: string, orderId: string, amountFen: number): Posting {
  return {
    kind: 'order-payment',
    subject: orderId,
    lines: [
      { account: availableOf(buyerId), amountFen: -amountFen },
      { account: escrowOf(orderId), amountFen },
    ],
  }
}

/** A completed order: the seller has the price, the house its fee, the escrow is empty. */
export function orderCompletionPosting(sellerId: string, orderId: string, priceFen: number, serviceFeeFen: number): Posting {
  const fee = serviceFeeFen === 0 ? [] : [{ account: 'house:fees' as const, amountFen: serviceFeeFen }]
  return {
    kind: 'order-completion',
    subject: orderId,
    lines: [
      { account: escrowOf(orderId), amountFen: -(priceFen + serviceFeeFen) },
      { account: availableOf(sellerId), amountFen: priceFen },
      ...fee,
    ],
  }
}
