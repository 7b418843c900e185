import { fail, ok, refused } from '@diandu/core/kernel'
import type { Invoices } from '@diandu/core/wallet'
import { requestInvoice, getInvoiceFile, listInvoices, verifyInvoiceOrders } from '@diandu/wire'
import { after, type Client } from '../http/index.ts'

export const httpInvoices = (client: Client): Invoices => ({
  invoiceable: (signal) => client.send(verifyInvoiceOrders, {}, { signal }),
  verify: (orderIds, signal) => client.send(verifyInvoiceOrders, { orderIds: [...orderIds] }, { signal }),
  request({ holder, delivery, orderIds, amountFen }, key) {
    const { kind, title } = holder
    const creditCode = holder.kind === 'company' ? { creditCode: holder.creditCode } : {}
    const to = delivery.way === 'email' ? { email: delivery.email } : { addressId: delivery.addressId }
    return client.send(
      requestInvoice,
      { kind, title, ...creditCode, ...to, orderIds: [...orderIds], amountFen },
      { key },
    )
  },
  list: (cursor, signal) => client.send(listInvoices, after(cursor), { signal }),
  async find(id, signal) {
    const found = await client.send(listInvoices, { id }, { signal })
    if (!found.ok) return found
    const [invoice] = found.value.items
    return invoice === undefined ? fail(refused('not-found', '没有找到这张发票', 'id')) : ok(invoice)
  },
  file: (id, signal) => client.send(getInvoiceFile, { id }, { signal }),
})
