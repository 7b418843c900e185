import type { Page, Result, StopSignal } from '../../kernel/index.ts'
import type { OrderStatus } from '../../orders/index.ts'
import type { PostingKind } from '../../wallet/index.ts'
import type { AccountKind } from './account-kind.ts'

/** Each part narrows the journal further. */
export interface JournalFilter {
  /** By its id, such as `house:fees`. */
  readonly account?: string
  /** Id or name of a user. */
  readonly person?: string
  readonly kind?: PostingKind
  /** Id or number of an order. */
  readonly order?: string
  /** Days such as `2026-11-28`, in China's time, both included. */
  readonly fromDay?: string
  readonly untilDay?: string
}

export interface JournalLine {
  readonly account: string
  /** Name of its user, number of its order; null where it has neither. */
  readonly of: string | null
  readonly amountFen: number
}

export interface JournalEntry {
  readonly id: string
  readonly at: number
  readonly kind: PostingKind
  /** The order or request it belongs to. */
  readonly subject: string
  /** Empty where they are in an archive. */
  readonly lines: readonly JournalLine[]
}

export interface AccountsOfKind {
  readonly kind: AccountKind
  readonly accounts: number
  readonly balanceFen: number
}

export interface AllBalances {
  readonly kinds: readonly AccountsOfKind[]
  /** Of all accounts: 0 in right books. */
  readonly sumFen: number
}

export interface MoneyMonth {
  /** Such as `2026-11`. */
  readonly month: string
  readonly feesFen: number
  /** Discounts of coupons that the platform paid, less those that came back. */
  readonly couponsFen: number
}

export interface HeldOrderMoney {
  readonly orderId: string
  readonly number: string
  readonly shopTitle: string
  readonly buyerName: string
  readonly sellerName: string
  readonly status: OrderStatus
  readonly heldFen: number
  readonly since: number
}

export interface HeldMoney {
  readonly ages: readonly { readonly age: HeldAge; readonly orders: number; readonly heldFen: number }[]
  /** The oldest ones. */
  readonly oldest: readonly HeldOrderMoney[]
}

export type HeldAge = 'week' | 'month' | 'quarter' | 'older'

export interface OpenDebt {
  readonly orderId: string
  readonly number: string
  readonly sellerName: string
  readonly buyerName: string
  readonly damagesFen: number
  readonly leftFen: number
  readonly owedSince: number
}

export interface OpenDebts {
  readonly debts: number
  readonly leftFen: number
  /** The oldest ones. */
  readonly oldest: readonly OpenDebt[]
}

export interface StaffBooks {
  /** The newest first. */
  journal(filter: JournalFilter, cursor: string | null, signal?: StopSignal): Promise<Result<Page<JournalEntry>>>
  balances(signal?: StopSignal): Promise<Result<AllBalances>>
  /** The latest two years, the oldest month first. */
  months(signal?: StopSignal): Promise<Result<readonly MoneyMonth[]>>
  held(signal?: StopSignal): Promise<Result<HeldMoney>>
  debts(signal?: StopSignal): Promise<Result<OpenDebts>>
}
