import type { DescribedListing, ShopId } from '../catalog/index.ts'
import type { Page, Result, StopSignal } from '../kernel/index.ts'
import type { MyTurn } from './turns/my-turn.ts'
import type { OrderGroup } from './life/order-status.ts'
import type { Order, OrderDraft, OrderId, OrderRole } from './order.ts'
import type { PaymentPart } from './life/payment-due.ts'

/** One attempt to pay. `part` and `amountFen` are those that were displayed: another sum is refused, not taken. */
export interface Payment {
  readonly orderId: OrderId
  readonly part: PaymentPart
  readonly amountFen: number
  readonly paymentPassword: string
}

/** A person's orders as buyer or seller, in one group; both roles and all groups by default. */
export interface OrderFilter {
  readonly role?: OrderRole
  readonly group?: OrderGroup
}

/** `key` is an idempotency key, made once for each intention and stored until there is an answer. */
export interface Orders {
  place(draft: OrderDraft, key: string, signal?: StopSignal): Promise<Result<Order>>
  pay(payment: Payment, key: string, signal?: StopSignal): Promise<Result<Order>>
  cancel(id: OrderId, key: string): Promise<Result<Order>>
  find(id: OrderId, signal?: StopSignal): Promise<Result<Order>>
  /** The listing as it was when the order was placed; null where that was not stored. */
  listing(id: OrderId, signal?: StopSignal): Promise<Result<DescribedListing | null>>
  list(filter: OrderFilter, cursor: string | null, signal?: StopSignal): Promise<Result<Page<Order>>>
  totals(role: OrderRole | null, signal?: StopSignal): Promise<Result<OrderTotals>>
  /** Orders that wait for this person, as buyer or seller, the most urgent first. */
  turns(signal?: StopSignal): Promise<Result<readonly MyTurn[]>>
}

export type OrderTotals = Readonly<Record<OrderGroup, number>>

/** A checkout that was begun, stored across reloads and logins. It never contains passwords. */
export interface CheckoutDraft {
  readonly draft: OrderDraft
  /** Whether the platform or the user chose the draft's coupon, or that it has none; absent before either did. */
  readonly couponBy?: 'suggested' | 'user' | undefined
  readonly stage: 'choosing' | 'reading' | 'confirming' | 'paying'
  readonly placeKey: string
  readonly payKey: string
  readonly orderId: OrderId | null
}

export interface CheckoutDrafts {
  read(shopId: ShopId): CheckoutDraft | undefined
  write(draft: CheckoutDraft): void
  clear(shopId: ShopId): void
}
