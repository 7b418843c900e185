import { paidToOperatorFen } from '../paid-to-operator.ts'
import { mapResult, ok } from '../../src/kernel/index.ts'
import {
  chosenScope,
  decideInvoice,
  decideInvoiceReview,
  invoiceMessages,
  invoiceScope,
  noInvoice,
  toInvoiceStatus,
  toInvoiceView,
  type Invoice,
  type InvoiceableOrder,
  type Invoices,
  type InvoiceStatus,
  type InvoiceView,
} from '../../src/wallet/index.ts'
import { ownRow, ownRows, type Desk } from './desk.ts'
import { keepFile } from './keep-file.ts'
import { notFound, type OrderRecord, type MarketState, type Member } from './market-state.ts'
import { shownPage } from './page-after.ts'
import { writeMessages } from './write-messages.ts'

export function createMemoryInvoices({ state, call, act }: Desk): Invoices {
  const shown = (invoice: Invoice): InvoiceView =>
    toInvoiceView({ ...invoice, hasFile: state.invoiceFiles.has(invoice.id) })
  const own = (id: string, who: Member) => ownRow(state.invoices, id, who, noInvoice)
  return {
    invoiceable: () => call((who) => ok(invoiceScope(ordersToInvoice(state, who)))),
    verify: (orderIds) => call((who) => chosenScope(ordersToInvoice(state, who), orderIds)),
    request: (draft, key) =>
      act(key, ['invoice', draft], (who) => {
        const { userId, addresses } = who
        const facts = { userId, invoiceable: ordersToInvoice(state, who), addressIds: addresses.map(({ id }) => id) }
        return mapResult(decideInvoice({ ...facts, at: state.clock.now() }, draft), (decided) => {
          const invoice = { ...decided, id: `invoice-${state.invoices.size + 1}` }
          state.invoices.set(invoice.id, invoice)
          return shown(invoice)
        })
      }),
    list: (cursor) => call((who) => shownPage(ownRows(state.invoices, who), cursor, shown)),
    find: (id) => call((who) => mapResult(own(id, who), shown)),
    file: (id) =>
      call((who) => {
        const invoice = own(id, who)
        const file = state.invoiceFiles.get(id)
        if (!invoice.ok) return invoice
        return file === undefined ? notFound() : ok(keepFile(state, `invoice-${id}.pdf`, file))
      }),
  }
}

/** A file comes with the step that completes it. */
export function moveInvoice(state: MarketState, id: string, status: InvoiceStatus, why: string): void {
  const step = { status, at: state.clock.now(), by: 'reviewer', why }
  const moved = decideInvoiceReview(state.invoices.get(id), step)
  if (!moved.ok) throw new Error(`Invoice ${id} cannot go to ${status}`)
  state.invoices.set(id, moved.value)
  writeMessages(state, invoiceMessages(moved.value))
  if (status === 'completed') state.invoiceFiles.set(id, new TextEncoder().encode('%PDF'))
}

function ordersToInvoice(state: MarketState, { userId }: Member): readonly InvoiceableOrder[] {
  const invoiced = [...state.invoices.values()]
    .filter(({ status }) => toInvoiceStatus(status).outcome !== 'failure')
    .flatMap(({ orderIds }) => orderIds)
  return [...state.orders.values()]
    .filter((order) => order.buyerId === userId && paidToOperatorFen(order) > 0 && !invoiced.includes(order.id))
    .map(toInvoiceable)
    .toSorted((one, other) => other.completedAt - one.completedAt)
}

const toInvoiceable = (order: OrderRecord): InvoiceableOrder => ({
  orderId: order.id,
  number: order.number,
  title: order.shop.title,
  completedAt: order.history.findLast(({ status }) => status === 'completed')?.at ?? order.placedAt,
  amountFen: paidToOperatorFen(order),
})
