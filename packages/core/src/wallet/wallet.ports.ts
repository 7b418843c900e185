import type { Result, StopSignal } from '../kernel/index.ts'
import type { PayoutHold } from './withdrawals/payout-hold.ts'
import type { OrderId } from '../orders/index.ts'

/** Damages that a seller still owes for an order that they failed. */
export interface OwedDamages {
  readonly orderId: OrderId
  readonly shopTitle: string
  readonly leftFen: number
}

/** In fen. */
export interface Capital {
  readonly availableFen: number
  readonly frozenFen: number
  /** Held for orders that are under way. */
  readonly escrowFen: number
  readonly hasPaymentPassword: boolean
  /** Taken from later payouts, the first in the list first; empty for a seller who owes nothing. */
  readonly owed: readonly OwedDamages[]
  /** Why nothing can be withdrawn; empty where nothing is on hold. */
  readonly holds: readonly PayoutHold[]
}

export interface Wallet {
  capital(signal?: StopSignal): Promise<Result<Capital>>
  /** Sets or replaces it; `code` was sent to the mobile on record for `payment-password`. */
  setPaymentPassword(request: { readonly paymentPassword: string; readonly code: string }): Promise<Result<null>>
}
