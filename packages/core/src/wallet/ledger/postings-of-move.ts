import type { DecidedMove, OrderRecord } from '../../orders/index.ts'
import type { Posting } from './ledger.ts'
import { damagesPassedOnPosting } from './order-postings.ts'
import { postingOfOrder } from './posting-of-order.ts'
import { takeDebts, type SellerDebt, type TakenDebt } from './seller-debt.ts'

/** The postings of an order that moved, and its seller's debts. */
export interface PostedMove {
  readonly postings: readonly Posting[]
  readonly taken: readonly TakenDebt[]
  /** The debts after the move, including the order's own where its seller defaulted. */
  readonly debts: readonly SellerDebt[]
}

/**
 * The postings of an order's move. What is withheld for debts is passed on at once to the buyers of the orders that
 * failed.
 */
export function postingsOfMove(
  order: OrderRecord,
  { money, settlement, couponFen }: Pick<DecidedMove<string>, 'money' | 'settlement' | 'couponFen'>,
  debts: readonly SellerDebt[],
): PostedMove {
  const own = postingOfOrder({ ...order, orderId: order.id, couponFen }, money, settlement)
  const { taken, debts: left } = takeDebts(settlement.debtPaidFen, debts)
  const passedOn = taken.map((debt) => damagesPassedOnPosting(debt.buyerId, debt.orderId, debt.amountFen))
  const { id: orderId, buyerId } = order
  return {
    postings: [...(own === undefined ? [] : [own]), ...passedOn],
    taken,
    debts:
      settlement.newDebtFen > 0
        ? [...left, { orderId, buyerId, damagesFen: settlement.newDebtFen, takenFen: 0 }]
        : left,
  }
}
