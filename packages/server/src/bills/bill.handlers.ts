import { fail, mapResult, ok } from '@diandu/core/kernel'
import { noInvoice, toInvoiceView, type InvoiceDraft } from '@diandu/core/wallet'
import * as wire from '@diandu/wire'
import type { DataBox } from '../crypto/index.ts'
import { unlessAway } from '../archive/index.ts'
import { memberHandlerFor, moneyHandlerFor, pageByTime, type Handler } from '../calls/index.ts'
import { annexAddress } from './annex.ts'
import { requestInvoice, everyInvoiceable, verifyOrders } from './request-invoice.ts'
import { findInvoice, ownInvoices } from './invoice-store.ts'
import { listBills } from './list-bills.ts'
import { readStatement } from './statement-of.ts'

export const billHandlers = (box: DataBox): readonly Handler[] => [
  memberHandlerFor(wire.listBills, (requested, { db, viewer, clock }) =>
    unlessAway(() => listBills(db, viewer.userId, requested, clock.now())),
  ),
  memberHandlerFor(wire.getStatement, async (request, { db, viewer, clock }) => {
    const statement = await unlessAway(() => readStatement(db, viewer.userId, request, clock.now()))
    const name = `diandu-${request.fromDay}-${request.untilDay}.${request.format}`
    return mapResult(statement, () =>
      annexAddress({ kind: 'statement', userId: viewer.userId, ...request }, name, box, clock.now()),
    )
  }),
  memberHandlerFor(wire.verifyInvoiceOrders, async ({ orderIds }, { db, viewer }) =>
    orderIds === undefined ? ok(await everyInvoiceable(db, viewer.userId)) : verifyOrders(db, viewer.userId, orderIds),
  ),
  moneyHandlerFor(
    wire.requestInvoice,
    async (
      { kind, title, creditCode = '', email, addressId = '', orderIds, amountFen },
      { db, viewer, random, clock },
    ) => {
      const draft: InvoiceDraft = {
        holder: kind === 'company' ? { kind, title, creditCode } : { kind, title },
        delivery: email === undefined ? { way: 'mail', addressId } : { way: 'email', email },
        orderIds,
        amountFen,
      }
      return mapResult(await requestInvoice(db, viewer.userId, draft, { random, nowMs: clock.now() }), toInvoiceView)
    },
  ),
  memberHandlerFor(wire.listInvoices, async ({ id, cursor }, { db, viewer }) => {
    if (id !== undefined) {
      const invoice = await findInvoice(db, id)
      return invoice?.userId === viewer.userId
        ? ok({ items: [toInvoiceView(invoice)], nextCursor: null })
        : fail(noInvoice())
    }
    return pageByTime(cursor, {
      read: (behind, max) => ownInvoices(db, viewer.userId, behind, max),
      placeOf: ({ askedAt, id: invoiceId }) => ({ at: askedAt, id: invoiceId }),
      show: toInvoiceView,
    })
  }),
  memberHandlerFor(wire.getInvoiceFile, async ({ id }, { db, viewer, clock }) => {
    const invoice = await findInvoice(db, id)
    if (invoice?.userId !== viewer.userId || !invoice.hasFile) return fail(noInvoice())
    return ok(annexAddress({ kind: 'invoice', invoiceId: id }, `diandu-invoice-${id}.pdf`, box, clock.now()))
  }),
]
