import type { Result, StopSignal } from '../kernel/index.ts'

/** What a person owns in the house, in fen. */
export interface Capital {
  readonly availableFen: number
  readonly frozenFen: number
  /** Held for orders that are under way. */
  readonly escrowFen: number
  readonly hasPaymentPassword: boolean
}

export interface Wallet {
  capital(signal?: StopSignal): Promise<Result<Capital>>
  /** Sets or replaces it; `code` was sent to the mobile on record for `payment-password`. */
  setPaymentPassword(request: { readonly paymentPassword: string; readonly code: string }): Promise<Result<null>>
}
