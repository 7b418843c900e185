import type { CheckoutActor, CheckoutSnapshot, createCheckoutMachine } from '@diandu/core/orders'

export type CheckoutLogic = ReturnType<typeof createCheckoutMachine>

export interface CheckoutStepProps {
  readonly snapshot: CheckoutSnapshot
  readonly send: CheckoutActor['send']
  readonly now: number
}
