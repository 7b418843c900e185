import type { MoneyEffect, Settlement } from '../../orders/index.ts'
import type { Posting } from './ledger.ts'
import {
  orderCompletionPosting,
  orderDamagesPosting,
  orderPaymentPosting,
  orderRefundPosting,
  type HeldOrder,
} from './order-postings.ts'

/**
 * The posting of an order's step: `settlement` has the sums; `held` has the parties, the escrow before the step, and
 * the platform's part for a coupon. Undefined where nothing moves.
 */
export function postingOfOrder(held: HeldOrder, money: MoneyEffect, settlement: Settlement): Posting | undefined {
  const posting = effectOf(held, money, settlement)
  return posting?.lines.length === 0 ? undefined : posting
}

function effectOf(held: HeldOrder, money: MoneyEffect, settlement: Settlement): Posting | undefined {
  const { orderId, buyerId, sellerId, couponFen } = held
  const { intoEscrowFen, toSellerFen, toOperatorFen, debtPaidFen } = settlement
  switch (money) {
    case 'none':
      return undefined
    case 'hold-deposit':
    case 'hold-balance':
    case 'hold-all':
      return orderPaymentPosting(buyerId, orderId, intoEscrowFen, couponFen)
    case 'pay-out':
      return orderCompletionPosting(sellerId, orderId, toSellerFen + debtPaidFen, toOperatorFen, debtPaidFen)
    case 'pay-damages':
      return orderDamagesPosting(held, toSellerFen + debtPaidFen, debtPaidFen)
    case 'give-back':
    case 'give-back-with-debt':
      return orderRefundPosting(held)
  }
}
