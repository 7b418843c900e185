import { regionNames } from '@diandu/core/account'
import { fail, ok, refused, sumFen, type Failure, type Random, type Result } from '@diandu/core/kernel'
import {
  validateChosenOrders,
  validateInvoice,
  MAX_INVOICED_ORDERS,
  type Invoice,
  type InvoiceDraft,
  type InvoiceScope,
} from '@diandu/core/wallet'
import { AREAS, readAddresses } from '../account/index.ts'
import type { Queries, Transaction } from '../database/index.ts'
import { idFrom } from '../ids/index.ts'
import { findInvoice, insertInvoice, ordersToInvoice, type InvoiceRecord } from './invoice-store.ts'

/** More completed orders than a person has. */
const MAX_ORDERS = 10_000

/** What an invoice over every order that is left would be about. */
export async function everyInvoiceable(db: Queries, userId: string): Promise<InvoiceScope> {
  return scopeOf(await ordersToInvoice(db, userId, MAX_INVOICED_ORDERS))
}

/** The same over these orders only. */
export async function verifyOrders(
  db: Queries,
  userId: string,
  orderIds: readonly string[],
): Promise<Result<InvoiceScope>> {
  const chosen = validateChosenOrders(orderIds)
  if (!chosen.ok) return fail(chosen.failure)
  const orders = (await ordersToInvoice(db, userId, MAX_ORDERS)).filter(({ orderId }) => orderIds.includes(orderId))
  return orders.length === orderIds.length ? ok(scopeOf(orders)) : fail(notInvoiceable())
}

/** Writes the request down; each order is in one invoice, whatever is asked for at the same instant. */
export async function requestInvoice(
  tx: Transaction,
  userId: string,
  draft: InvoiceDraft,
  { random, nowMs }: { readonly random: Random; readonly nowMs: number },
): Promise<Result<InvoiceRecord>> {
  const scope = await verifyOrders(tx, userId, draft.orderIds)
  if (!scope.ok) return scope
  const validated = validateInvoice(draft, scope.value.amountFen)
  if (!validated.ok) return validated
  const { delivery } = validated.value
  const addressText = delivery.way === 'mail' ? await addressTextOf(tx, userId, delivery.addressId) : null
  if (addressText === undefined) return fail(refused('bad-parameter', '请选择收件地址', 'addressId'))
  const invoice: Invoice = {
    ...validated.value,
    id: idFrom(random.token()),
    userId,
    status: 'to-process',
    steps: [],
    askedAt: nowMs,
  }
  if (!(await insertInvoice(tx, invoice, addressText))) return fail(notInvoiceable())
  const stored = await findInvoice(tx, invoice.id)
  if (stored === undefined) throw new Error(`Invoice ${invoice.id} is gone in its own transaction.`)
  return ok(stored)
}

const scopeOf = (orders: InvoiceScope['orders']): InvoiceScope => ({
  orders,
  amountFen: sumFen(orders.map(({ amountFen }) => amountFen)),
})

const notInvoiceable = (): Failure => refused('order-not-invoiceable', '有订单不能开票', 'orderIds')

async function addressTextOf(db: Queries, userId: string, addressId: string): Promise<string | undefined> {
  const address = (await readAddresses(db, userId)).find(({ id }) => id === addressId)
  if (address === undefined) return undefined
  const { receiver, mobile, region, detail, postcode } = address
  return `${receiver} ${mobile} ${(regionNames(AREAS, region) ?? []).join('')}${detail} ${postcode}`.trim()
}
