import type { Page, Result, StopSignal } from '../../kernel/index.ts'
import type { Bill, MonthTotals } from './bill.ts'
import type { PostingKind } from '../ledger/ledger.ts'

export type BillAbout =
  | { readonly kind: 'order'; readonly orderId: string; readonly number: string; readonly title: string }
  /** A recharge by its channel, a withdrawal, or another request. */
  | { readonly kind: 'request'; readonly id: string; readonly channel: string | null }

export interface DetailedBill extends Bill {
  readonly about: BillAbout
}

export interface BillFilter {
  /** `2026-03`, in China; null for every month. */
  readonly month: string | null
  readonly kind: PostingKind | null
}

export interface StatementRequest {
  readonly fromDay: string
  readonly untilDay: string
  readonly format: 'csv' | 'pdf'
  readonly language: 'zh' | 'en'
}

/** A file's address, valid for a few minutes and for the reader who got it, and its name. */
export interface FileAddress {
  readonly url: string
  readonly name: string
}

/** A person's view of the ledger. */
export interface Bills {
  /** This month and the eleven before it, the newest last. */
  months(signal?: StopSignal): Promise<Result<readonly MonthTotals[]>>
  /** The newest first. */
  list(filter: BillFilter, cursor: string | null, signal?: StopSignal): Promise<Result<Page<DetailedBill>>>
  find(id: string, signal?: StopSignal): Promise<Result<DetailedBill>>
  statement(request: StatementRequest, signal?: StopSignal): Promise<Result<FileAddress>>
}
