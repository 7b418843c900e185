import type { Page, Result, StopSignal } from '../../kernel/index.ts'
import type { FileAddress } from './bills.ports.ts'
import type { InvoiceStatus } from './invoice-status.ts'
import type { Invoice, InvoiceDraft } from './invoice.ts'

/** A completed order whose fee was not invoiced yet. */
export interface InvoiceableOrder {
  readonly orderId: string
  readonly number: string
  readonly title: string
  readonly completedAt: number
  /** Paid to the platform for the order. */
  readonly amountFen: number
}

/** Preview of an invoice over some orders. */
export interface InvoiceScope {
  readonly orders: readonly InvoiceableOrder[]
  readonly amountFen: number
}

/** A step as the person sees it; which reviewer it was is the platform's own. */
export interface InvoiceStepView {
  readonly status: InvoiceStatus
  readonly at: number
  readonly by: 'person' | 'house'
  readonly why: string
}

/** An invoice as its owner sees it. */
export interface InvoiceView extends Omit<Invoice, 'userId' | 'steps'> {
  readonly steps: readonly InvoiceStepView[]
  /** Whether there is something to download. */
  readonly hasFile: boolean
}

export interface Invoices {
  /** Every order that an invoice could be over, the last one completed first; one hundred at most. */
  invoiceable(signal?: StopSignal): Promise<Result<InvoiceScope>>
  /** These orders only; refused where one of them cannot be invoiced, or is named twice. */
  verify(orderIds: readonly string[], signal?: StopSignal): Promise<Result<InvoiceScope>>
  /** Idempotent by key. */
  request(draft: InvoiceDraft, key: string): Promise<Result<InvoiceView>>
  /** The last requested first. */
  list(cursor: string | null, signal?: StopSignal): Promise<Result<Page<InvoiceView>>>
  find(id: string, signal?: StopSignal): Promise<Result<InvoiceView>>
  file(id: string, signal?: StopSignal): Promise<Result<FileAddress>>
}
