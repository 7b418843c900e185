import { isFen, sumFen } from '../../kernel/index.ts'

/**
 * The debt of a defaulting seller: the damages of that order, withheld from later payouts. No account of the ledger is
 * ever below zero for it.
 */
export interface SellerDebt {
  /** The order that failed. */
  readonly orderId: string
  /** The buyer of the order that failed. */
  readonly buyerId: string
  readonly damagesFen: number
  /** Taken from payouts so far. */
  readonly takenFen: number
}

export interface TakenDebt {
  readonly orderId: string
  readonly buyerId: string
  readonly amountFen: number
}

export interface Payout {
  /** The rest, after the debts. */
  readonly toSellerFen: number
  readonly taken: readonly TakenDebt[]
  /** All debts after the payout. */
  readonly debts: readonly SellerDebt[]
}

/** 0 for an invalid figure. */
function owedFen({ damagesFen, takenFen }: SellerDebt): number {
  const leftFen = damagesFen - takenFen
  return isFen(leftFen) ? leftFen : 0
}

export const openDebtFen = (debts: readonly SellerDebt[]): number => sumFen(debts.map(owedFen))

/** The same of what a seller's wallet lists. */
export const owedInAllFen = (owed: readonly { readonly leftFen: number }[]): number =>
  sumFen(owed.map(({ leftFen }) => leftFen))

/** Takes debts from a payout, the first in the list first, each until it is paid or nothing is left. */
export function takeDebts(payoutFen: number, debts: readonly SellerDebt[]): Payout {
  let toSellerFen = payoutFen
  const taken: TakenDebt[] = []
  const after = debts.map((debt) => {
    const amountFen = Math.min(toSellerFen, owedFen(debt))
    if (!(amountFen > 0)) return debt
    toSellerFen -= amountFen
    taken.push({ orderId: debt.orderId, buyerId: debt.buyerId, amountFen })
    return { ...debt, takenFen: debt.takenFen + amountFen }
  })
  return { toSellerFen, taken, debts: after }
}
