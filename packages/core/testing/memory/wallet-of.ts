import { availableOf, openDebtFen, type WithdrawableFacts } from '../../src/wallet/index.ts'
import type { MarketState } from './market-state.ts'

/** A user's balance, debts and holds. */
export const walletOf = (state: MarketState, userId: string): WithdrawableFacts => ({
  availableFen: state.balances.get(availableOf(userId)) ?? 0,
  isHeld: [...state.payoutHolds.keys()].some((held) => held === userId),
  owedFen: openDebtFen([...state.debts].find(([sellerId]) => sellerId === userId)?.[1] ?? []),
})
