import { isFen } from '../../kernel/index.ts'
import type { MoneyEffect, OrderLife } from '../life/order-edges.ts'
import { purchaseTerms } from './purchase-terms.ts'

/** Where an order's money goes at one step, in fen. At an ending the parts add up exactly to what was held. */
export interface Settlement {
  readonly intoEscrowFen: number
  readonly toSellerFen: number
  readonly toBuyerFen: number
  /** The service fee. */
  readonly toOperatorFen: number
  /** Withheld from the seller for a debt of theirs. */
  readonly debtPaidFen: number
  /** New debt of the seller, to be withheld from later payouts. */
  readonly newDebtFen: number
}

const NOTHING: Settlement = {
  intoEscrowFen: 0,
  toSellerFen: 0,
  toBuyerFen: 0,
  toOperatorFen: 0,
  debtPaidFen: 0,
  newDebtFen: 0,
}

type Settled = Pick<OrderLife, 'priceFen' | 'plan' | 'shop' | 'termsVersion' | 'paidFen'>

/** The sums of a named effect for this order. `sellerDebtFen` is what the seller owes the platform already. */
export function settlementOf(order: Settled, money: MoneyEffect, sellerDebtFen = 0): Settlement {
  const terms = purchaseTerms(order)
  const paidFen = isFen(order.paidFen) ? order.paidFen : 0
  const feeFen = Math.min(terms.serviceFeeFen, paidFen)
  const damagesFen = Math.min(terms.damagesFen, paidFen)
  switch (money) {
    case 'none':
      return NOTHING
    case 'hold-deposit':
    case 'hold-all':
      return { ...NOTHING, intoEscrowFen: terms.dueNowFen }
    case 'hold-balance':
      return { ...NOTHING, intoEscrowFen: terms.dueLaterFen }
    case 'pay-out':
      return { ...NOTHING, ...payout(paidFen - feeFen, sellerDebtFen), toOperatorFen: feeFen }
    case 'pay-damages':
      return { ...NOTHING, ...payout(damagesFen, sellerDebtFen), toBuyerFen: paidFen - damagesFen }
    case 'give-back':
      return { ...NOTHING, toBuyerFen: paidFen }
    case 'give-back-with-debt':
      return { ...NOTHING, toBuyerFen: paidFen, newDebtFen: terms.damagesFen }
  }
}

/** An older debt is taken first; the seller has the rest. */
function payout(amountFen: number, debtFen: number): Pick<Settlement, 'toSellerFen' | 'debtPaidFen'> {
  const debtPaidFen = isFen(debtFen) ? Math.min(amountFen, debtFen) : 0
  return { toSellerFen: amountFen - debtPaidFen, debtPaidFen }
}
