import { sumFen } from '@diandu/core/kernel'
import { paidToOperatorFen } from '@diandu/core/testing'
import {
  validateChosenOrders,
  validateInvoice,
  moveInvoice,
  toInvoiceStatus,
  type Invoice,
  type InvoiceDraft,
  type InvoiceStatus,
  type RequestStep,
} from '@diandu/core/wallet'
import type { ModelOrder, ModelOrders } from './orders.ts'
import { reasonIn } from './reason-in.ts'

export class ModelInvoices {
  readonly #orders: ModelOrders
  readonly #kept = new Map<string, Invoice>()

  constructor(orders: ModelOrders) {
    this.#orders = orders
  }

  get all(): readonly Invoice[] {
    return [...this.#kept.values()]
  }

  /** Why it is refused, or undefined. */
  mayRequest(userId: string, draft: InvoiceDraft): string | undefined {
    const chosen = validateChosenOrders(draft.orderIds)
    if (!chosen.ok) return reasonIn(chosen)
    const orders = draft.orderIds
      .flatMap((id) => this.#orders.find(id) ?? [])
      .filter((order) => order.buyerId === userId && this.#isFree(order))
    if (orders.length !== draft.orderIds.length) return 'order-not-invoiceable'
    return reasonIn(validateInvoice(draft, sumFen(orders.map(paidToOperatorFen))))
  }

  call(id: string, userId: string, draft: InvoiceDraft, askedAt: number): void {
    this.#kept.set(id, { ...draft, id, userId, askedAt, status: 'to-process', steps: [] })
  }

  move(stored: Invoice, step: RequestStep<InvoiceStatus>): string | undefined {
    const moved = moveInvoice(stored, step)
    if (moved.ok) this.#kept.set(stored.id, moved.value)
    return reasonIn(moved)
  }

  #isFree(order: ModelOrder): boolean {
    const isInvoiced = this.all.some(
      ({ status, orderIds }) => toInvoiceStatus(status).outcome !== 'failure' && orderIds.includes(order.id),
    )
    return paidToOperatorFen(order) > 0 && !isInvoiced
  }
}
