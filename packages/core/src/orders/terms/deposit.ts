import { percentOf } from '../../kernel/index.ts'

/** Of the price. */
export const DEPOSIT_PERCENT = 20

interface DepositSplit {
  /** Paid when the order is placed; half a fen is rounded up. */
  readonly depositFen: number
  /** Paid later. */
  readonly balanceFen: number
}

/** A price, as a buyer with a deposit pays it: the two parts are the price, to the fen. */
export function splitByDeposit(priceFen: number): DepositSplit {
  const depositFen = percentOf(priceFen, DEPOSIT_PERCENT)
  return { depositFen, balanceFen: priceFen - depositFen }
}
