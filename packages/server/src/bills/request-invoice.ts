import { regionNames, type Address } from '@diandu/core/account'
import { fail, ok, type Random, type Result } from '@diandu/core/kernel'
import {
  chosenScope,
  decideInvoice,
  invoiceScope,
  MAX_INVOICED_ORDERS,
  notInvoiceable,
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

export async function everyInvoiceable(db: Queries, userId: string): Promise<InvoiceScope> {
  return invoiceScope(await ordersToInvoice(db, userId, MAX_INVOICED_ORDERS))
}

/** The same over these orders only. */
export const verifyOrders = async (
  db: Queries,
  userId: string,
  orderIds: readonly string[],
): Promise<Result<InvoiceScope>> => chosenScope(await ordersToInvoice(db, userId, MAX_ORDERS), orderIds)

/** Writes the request down; each order is in one invoice, whatever is asked for at the same instant. */
export async function requestInvoice(
  tx: Transaction,
  userId: string,
  draft: InvoiceDraft,
  { random, nowMs }: { readonly random: Random; readonly nowMs: number },
): Promise<Result<InvoiceRecord>> {
  const addresses = await readAddresses(tx, userId)
  const facts = {
    userId,
    invoiceable: await ordersToInvoice(tx, userId, MAX_ORDERS),
    addressIds: addresses.map(({ id }) => id),
    at: nowMs,
  }
  const decided = decideInvoice(facts, draft)
  if (!decided.ok) return decided
  const invoice: Invoice = { ...decided.value, id: idFrom(random.token()) }
  const { delivery } = invoice
  const address = delivery.way === 'mail' ? addresses.find(({ id }) => id === delivery.addressId) : undefined
  if (!(await insertInvoice(tx, invoice, address === undefined ? null : addressText(address))))
    return fail(notInvoiceable())
  const stored = await findInvoice(tx, invoice.id)
  if (stored === undefined) throw new Error(`Invoice ${invoice.id} is gone in its own transaction.`)
  return ok(stored)
}

const addressText = ({ receiver, mobile, region, detail, postcode }: Address): string =>
  `${receiver} ${mobile} ${(regionNames(AREAS, region) ?? []).join('')}${detail} ${postcode}`.trim()
