import * as v from 'valibot'
import { INVOICE_CODES, type InvoiceScope, type ToldInvoice } from '@diandu/core/wallet'
import { fileAddress } from './bills.calls.ts'
import { call } from './call.ts'
import { cursor, fen, idOf, instant, pageOf, typed } from './schemas.ts'

const id = idOf<never>() as v.GenericSchema<string, string>
const status = v.pipe(v.number(), v.check((code) => (INVOICE_CODES as readonly number[]).includes(code), 'Not a status of an invoice'))

const invoice = v.object({
  id,
  status,
  holder: v.variant('kind', [
    v.object({ kind: v.literal('person'), title: v.string() }),
    v.object({ kind: v.literal('company'), title: v.string(), creditCode: v.string() }),
  ]),
  delivery: v.variant('way', [v.object({ way: v.literal('email'), email: v.string() }), v.object({ way: v.literal('mail'), addressId: v.string() })]),
  orderIds: v.array(id),
  amountFen: fen,
  askedAt: instant,
  steps: v.array(v.object({ status, at: instant, by: v.picklist(['person', 'house']), why: v.string() })),
  hasFile: v.boolean(),
}) satisfies v.GenericSchema<unknown, ToldInvoice>

const orderIds = v.pipe(v.array(id), v.minLength(1), v.maxLength(200))

const scope = v.object({
  orders: v.array(v.object({ orderId: id, number: v.string(), title: v.string(), completedAt: instant, amountFen: fen })),
  amountFen: fen,
}) satisfies v.GenericSchema<unknown, InvoiceScope>

export const verifyInvoiceOrders = call({
  method: 'POST',
  path: 'capital/bill/verifyOrder',
  summary: 'The orders that an invoice could be over, or whether it could be over these',
  access: 'member',
  input: v.strictObject({ orderIds: v.exactOptional(orderIds) }),
  output: scope,
})

export const askInvoice = call({
  method: 'POST',
  path: 'capital/bill',
  summary: 'Asks for an invoice over completed orders',
  access: 'member',
  money: true,
  input: v.strictObject({
    kind: v.picklist(['person', 'company']),
    title: typed(200),
    creditCode: v.exactOptional(typed(40)),
    email: v.exactOptional(typed(200)),
    addressId: v.exactOptional(typed(40)),
    orderIds,
    amountFen: fen,
  }),
  output: invoice,
})

export const listInvoices = call({
  method: 'GET',
  path: 'capital/bill/invoices',
  summary: "A person's invoices, the last one asked for first; with an id that one",
  access: 'member',
  input: v.strictObject({ id: v.exactOptional(id), cursor: v.exactOptional(cursor) }),
  output: pageOf(invoice),
})

export const getInvoiceFile = call({
  method: 'GET',
  path: 'capital/bill_annex',
  summary: "Where an invoice's file is, for minutes",
  access: 'member',
  input: v.strictObject({ id }),
  output: fileAddress,
})
