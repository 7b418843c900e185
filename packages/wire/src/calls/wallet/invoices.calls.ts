import * as v from 'valibot'
import { INVOICE_STATUSES, type InvoiceScope, type InvoiceView } from '@diandu/core/wallet'
import { fileAddress } from './bills.calls.ts'
import { call } from '../call.ts'
import { cursor, fen, idOf, instant, named, pageOf, typed } from '../../schemas/schemas.ts'
import { stateOf } from '../../state-of.ts'

const id = idOf<never>() as v.GenericSchema<string, string>
const status = stateOf(INVOICE_STATUSES, 'Not a status of an invoice')

const invoice = v.object({
  id,
  status,
  holder: v.variant('kind', [
    v.object({ kind: v.literal('person'), title: v.string() }),
    v.object({ kind: v.literal('company'), title: v.string(), creditCode: v.string() }),
  ]),
  delivery: v.variant('way', [
    v.object({ way: v.literal('email'), email: v.string() }),
    v.object({ way: v.literal('mail'), addressId: v.string() }),
  ]),
  orderIds: v.array(id),
  amountFen: fen,
  askedAt: instant,
  steps: v.array(v.object({ status, at: instant, by: v.picklist(['person', 'house']), why: v.string() })),
  hasFile: v.boolean(),
}) satisfies v.GenericSchema<unknown, InvoiceView>

const orderIds = v.pipe(v.array(id), v.minLength(1), v.maxLength(200))

const scope = v.object({
  orders: v.array(
    v.object({ orderId: id, number: v.string(), title: v.string(), completedAt: instant, amountFen: fen }),
  ),
  amountFen: fen,
}) satisfies v.GenericSchema<unknown, InvoiceScope>

export const verifyInvoiceOrders = call('POST capital/bill/verifyOrder', {
  summary: 'The orders that an invoice could be over, or whether it could be over these',
  access: 'member',
  input: v.strictObject({ orderIds: v.exactOptional(orderIds) }),
  output: scope,
  example: { orderIds: ['o1', 'o2'] },
})

export const requestInvoice = call('POST capital/bill', {
  summary: 'Asks for an invoice over completed orders',
  access: 'member',
  money: true,
  input: v.strictObject({
    kind: v.picklist(['person', 'company']),
    title: named(200),
    creditCode: v.exactOptional(named(40)),
    email: v.exactOptional(named(200)),
    addressId: v.exactOptional(typed(40)),
    orderIds,
    amountFen: fen,
  }),
  output: invoice,
  example: {
    kind: 'company',
    title: '店渡商贸',
    creditCode: '91350100M000100Y43',
    email: 'lin@example.com',
    addressId: 'a1',
    orderIds: ['o1'],
    amountFen: 10_000,
  },
})

export const listInvoices = call('GET capital/bill/invoices', {
  summary: 'A person’s invoices, the last one asked for first; with an id that one',
  access: 'member',
  input: v.strictObject({ id: v.exactOptional(id), cursor: v.exactOptional(cursor) }),
  output: pageOf(invoice),
  example: { id: 'i1', cursor: 'c1' },
})

export const getInvoiceFile = call('GET capital/bill_annex', {
  summary: 'Where an invoice’s file is, for minutes',
  access: 'member',
  input: v.strictObject({ id }),
  output: fileAddress,
  example: { id: 'i1' },
})
