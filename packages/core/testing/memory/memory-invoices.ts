import { fail, mapResult, ok, type Result } from '../../src/kernel/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import {
  validateChosenOrders,
  validateInvoice,
  moveInvoice as moved,
  paidToOperatorFen,
  toInvoiceStatus,
  type Invoice,
  type InvoiceableOrder,
  type InvoiceDraft,
  type Invoices,
  type InvoiceScope,
  type InvoiceStatus,
  type InvoiceView,
} from '../../src/wallet/index.ts'
import { keepFile } from './keep-file.ts'
import { notFound, refuse, type OrderRecord, type MarketState, type Member } from './market-state.ts'
import { once } from './once.ts'
import { pageAfter } from './page-after.ts'
import { signedIn } from './signed-in.ts'

export function createMemoryInvoices(state: MarketState, store: SessionStore): Invoices {
  const call = <T>(answer: (who: Member) => Result<T>): Result<T> => {
    const who = signedIn(state, store)
    return who.ok ? answer(who.value) : who
  }
  const own = (who: Member, id: string): Result<Invoice> => {
    const invoice = state.invoices.get(id)
    return invoice === undefined || invoice.userId !== who.userId ? notFound() : ok(invoice)
  }
  return {
    invoiceable: async () => call((who) => ok(scopeOf(ordersToInvoice(state, who)))),
    verify: async (orderIds) => call((who) => verified(state, who, orderIds)),
    request: async (draft, key) =>
      call((who) =>
        once(state, who, key, ['invoice', draft], () =>
          mapResult(requestInvoice(state, who, draft), (invoice) => told(state, invoice)),
        ),
      ),
    list: async (cursor) =>
      call((who) => {
        const page = pageAfter([...state.invoices.values()].toReversed(), cursor, ({ userId }) => userId === who.userId)
        return mapResult(page, ({ items, ...rest }) => ({
          ...rest,
          items: items.map((invoice) => told(state, invoice)),
        }))
      }),
    find: async (id) => call((who) => mapResult(own(who, id), (invoice) => told(state, invoice))),
    file: async (id) =>
      call((who) => {
        const invoice = own(who, id)
        if (!invoice.ok) return invoice
        const file = state.invoiceFiles.get(id)
        return file === undefined ? notFound() : ok(keepFile(state, `invoice-${id}.pdf`, file))
      }),
  }
}

/** What a reviewer does. A file comes with the step that completes it. */
export function moveInvoice(state: MarketState, id: string, status: InvoiceStatus, why: string): void {
  const invoice = state.invoices.get(id)
  if (invoice === undefined) throw new Error(`There is no invoice ${id}`)
  const next = moved(invoice, { status, at: state.clock.now(), by: 'reviewer', why })
  if (!next.ok) throw new Error(`Invoice ${id} cannot go from ${invoice.status} to ${status}`)
  state.invoices.set(id, next.value)
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

const scopeOf = (orders: readonly InvoiceableOrder[]): InvoiceScope => ({
  orders,
  amountFen: orders.reduce((sum, { amountFen }) => sum + amountFen, 0),
})

function verified(state: MarketState, who: Member, orderIds: readonly string[]): Result<InvoiceScope> {
  const chosen = validateChosenOrders(orderIds)
  if (!chosen.ok) return fail(chosen.failure)
  const orders = ordersToInvoice(state, who).filter(({ orderId }) => orderIds.includes(orderId))
  return orders.length === orderIds.length
    ? ok(scopeOf(orders))
    : refuse('order-not-invoiceable', '有订单不能开票', 'orderIds')
}

function requestInvoice(state: MarketState, who: Member, draft: InvoiceDraft): Result<Invoice> {
  const scope = verified(state, who, draft.orderIds)
  if (!scope.ok) return scope
  const validated = validateInvoice(draft, scope.value.amountFen)
  if (!validated.ok) return validated
  const { delivery } = validated.value
  const isOwnAddress =
    delivery.way === 'email' ||
    state.accounts.get(who.userId)?.addresses.some(({ id }) => id === delivery.addressId) === true
  if (!isOwnAddress) return refuse('bad-parameter', '请选择收件地址', 'addressId')
  const id = `invoice-${state.invoices.size + 1}`
  const invoice: Invoice = {
    ...validated.value,
    id,
    userId: who.userId,
    askedAt: state.clock.now(),
    status: 'to-process',
    steps: [],
  }
  state.invoices.set(id, invoice)
  return ok(invoice)
}

const told = (state: MarketState, { userId, steps, ...invoice }: Invoice): InvoiceView => ({
  ...invoice,
  steps: steps.map(({ status, at, by, why }) => ({ status, at, by: by === userId ? 'person' : 'house', why })),
  hasFile: state.invoiceFiles.has(invoice.id),
})
