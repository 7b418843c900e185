import type { DescribedListing, ShopId } from '../catalog/index.ts'
import type { Page, Result, StopSignal } from '../kernel/index.ts'
import type { MyTurn } from './turns/my-turn.ts'
import type { OrderGroup } from './life/order-status.ts'
import type { Order, OrderDraft, OrderId, OrderRole } from './order.ts'
import type { PaymentPart } from './life/payment-due.ts'

/** One attempt to pay. `part` and `amountFen` are what the person saw: another sum is refused, not taken. */
export interface Payment {
  readonly orderId: OrderId
  readonly part: PaymentPart
  readonly amountFen: number
  readonly paymentPassword: string
}

/** Which of a person's orders: what they buy or what they sell, in one group; both and all where nothing is said. */
export interface OrderFilter {
  readonly role?: OrderRole
  readonly group?: OrderGroup
}

/** `key` is made once for each intention and kept until it is answered: the same key never acts twice. */
export interface Orders {
  place(draft: OrderDraft, key: string, signal?: StopSignal): Promise<Result<Order>>
  pay(payment: Payment, key: string, signal?: StopSignal): Promise<Result<Order>>
  cancel(id: OrderId, key: string): Promise<Result<Order>>
  find(id: OrderId, signal?: StopSignal): Promise<Result<Order>>
  /** What its listing said when it was placed; null where that was not kept. */
  listing(id: OrderId, signal?: StopSignal): Promise<Result<DescribedListing | null>>
  list(filter: OrderFilter, cursor: string | null, signal?: StopSignal): Promise<Result<Page<Order>>>
  totals(role: OrderRole | null, signal?: StopSignal): Promise<Result<OrderTotals>>
  /** What goes no further without this person, as buyer or seller, the most urgent first. */
  turns(signal?: StopSignal): Promise<Result<readonly MyTurn[]>>
}

/** How many orders stand in each group. */
export type OrderTotals = Readonly<Record<OrderGroup, number>>

/** A checkout that was begun: kept across reloads and logins. Passwords are never in it. */
export interface CheckoutDraft {
  readonly draft: OrderDraft
  /** Whose choice the draft's coupon is, or that it has none; absent while nothing was chosen. */
  readonly couponBy?: 'house' | 'person' | undefined
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
