import { fail, ok, refused, sumFen, type Result } from '../../kernel/index.ts'
import type { InvoiceableOrder, InvoiceScope, InvoiceView } from '../bills/invoices.ports.ts'
import type { InvoiceStatus } from '../bills/invoice-status.ts'
import {
  moveInvoice,
  validateChosenOrders,
  validateInvoice,
  type Invoice,
  type InvoiceDraft,
} from '../bills/invoice.ts'
import type { RequestStep } from '../request.ts'

export interface InvoiceFacts {
  readonly userId: string
  /** The person's completed orders whose fee was paid and is in no valid invoice. */
  readonly invoiceable: readonly InvoiceableOrder[]
  /** The addresses that the person keeps. */
  readonly addressIds: readonly string[]
  readonly at: number
}

/** A valid request without its id, which the store assigns. */
export function decideInvoice(
  { userId, invoiceable, addressIds, at }: InvoiceFacts,
  draft: InvoiceDraft,
): Result<Omit<Invoice, 'id'>> {
  const scope = chosenScope(invoiceable, draft.orderIds)
  if (!scope.ok) return scope
  const validated = validateInvoice(draft, scope.value.amountFen)
  if (!validated.ok) return validated
  const { delivery } = validated.value
  if (delivery.way === 'mail' && !addressIds.includes(delivery.addressId))
    return fail(refused('bad-parameter', '请选择收件地址', 'addressId'))
  return ok({ ...validated.value, userId, askedAt: at, status: 'to-process', steps: [] })
}

export function chosenScope(
  invoiceable: readonly InvoiceableOrder[],
  orderIds: readonly string[],
): Result<InvoiceScope> {
  const chosen = validateChosenOrders(orderIds)
  if (!chosen.ok) return chosen
  const orders = invoiceable.filter(({ orderId }) => orderIds.includes(orderId))
  return orders.length === orderIds.length ? ok(invoiceScope(orders)) : fail(notInvoiceable())
}

export const invoiceScope = (orders: readonly InvoiceableOrder[]): InvoiceScope => ({
  orders,
  amountFen: sumFen(orders.map(({ amountFen }) => amountFen)),
})

export const notInvoiceable = () => refused('order-not-invoiceable', '有订单不能开票', 'orderIds')

/** A reviewer's move. */
export const decideInvoiceReview = <I extends Invoice>(
  invoice: I | undefined,
  step: RequestStep<InvoiceStatus>,
): Result<I> => (invoice === undefined ? fail(noInvoice()) : moveInvoice(invoice, step))

export const noInvoice = () => refused('not-found', '没有找到这张发票', 'id')

/** As its owner sees it: without the names of reviewers. */
export const toInvoiceView = ({
  id,
  userId,
  holder,
  delivery,
  orderIds,
  amountFen,
  askedAt,
  status,
  steps,
  hasFile,
}: Invoice & Pick<InvoiceView, 'hasFile'>): InvoiceView => ({
  id,
  holder,
  delivery,
  orderIds,
  amountFen,
  askedAt,
  status,
  steps: steps.map(({ at, why, by, ...step }) => ({
    at,
    why,
    status: step.status,
    by: by === userId ? 'person' : 'house',
  })),
  hasFile,
})
