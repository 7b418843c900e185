import { orderCode } from '@diandu/core/orders'
import {
  INVOICE_STATUSES,
  invoiceCode,
  invoiceCodesWith,
  type Invoice,
  type InvoiceableOrder,
  type InvoiceDelivery,
  type InvoiceHolder,
  type InvoiceStatus,
  type RequestStep,
} from '@diandu/core/wallet'
import type { ListPlace } from '../calls/index.ts'
import { insertRow, storedStatus, updateRow, type Queries, type Transaction } from '../database/index.ts'
import { announceQueue } from '../queue-changes/index.ts'

export interface InvoiceRecord extends Invoice {
  readonly username: string
  /** Where paper goes, as the address was when it was asked for. */
  readonly addressText: string | null
  readonly hasFile: boolean
}

interface InvoiceRow {
  readonly id: string
  readonly userId: string
  readonly username: string
  readonly status: number
  readonly holderKind: 'person' | 'company'
  readonly title: string
  readonly creditCode: string | null
  readonly email: string | null
  readonly addressId: string | null
  readonly addressText: string | null
  readonly amountFen: number
  readonly askedAt: number
  readonly orderIds: readonly string[] | null
  readonly steps: readonly (Omit<RequestStep<InvoiceStatus>, 'status'> & { readonly status: number })[] | null
  readonly hasFile: boolean
}

/** Invoices that the rest of a statement chooses: `WHERE i.id = $1`. */
async function selectInvoices(
  db: Queries,
  rest: string,
  parameters: Parameters<Queries['query']>[1],
): Promise<readonly InvoiceRecord[]> {
  const rows = await db.query<InvoiceRow>(
    `SELECT i.id, i.user_id, coalesce(u.username, '?') AS username, i.status, i.holder_kind, i.title,
       i.credit_code, i.email, i.address_id, i.address_text, i.amount_fen,
       i.asked_at, EXISTS (SELECT 1 FROM invoice_files f WHERE f.invoice_id = i.id) AS has_file,
       (SELECT jsonb_agg(o.order_id ORDER BY o.place) FROM invoice_orders o WHERE o.invoice_id = i.id) AS order_ids,
       (SELECT jsonb_agg(jsonb_build_object('status', s.status, 'at', s.at, 'by', s.by, 'why', s.why) ORDER BY s.step)
        FROM invoice_steps s WHERE s.invoice_id = i.id) AS steps
     FROM invoices i LEFT JOIN users u ON u.id = i.user_id ${rest}`,
    parameters,
  )
  return rows.map(invoiceOf)
}

export const ownInvoices = (
  db: Queries,
  userId: string,
  behind: ListPlace,
  max: number,
): Promise<readonly InvoiceRecord[]> =>
  selectInvoices(
    db,
    `WHERE i.user_id = $1 AND (i.asked_at, i.id) < ($2, $3) ORDER BY i.asked_at DESC, i.id DESC LIMIT ${max}`,
    [userId, behind.at, behind.id],
  )

/**
 * Those that wait for a reviewer, the longest waiting first: to process, processing, to mail or in approval. Or all of
 * them, the last one asked for first.
 */
export const listInvoices = (db: Queries, onlyOpen: boolean, max: number): Promise<readonly InvoiceRecord[]> =>
  onlyOpen
    ? selectInvoices(
        db,
        `WHERE i.status IN (${invoiceCodesWith('pending')}) ORDER BY i.asked_at, i.id LIMIT ${max}`,
        [],
      )
    : selectInvoices(db, `ORDER BY i.asked_at DESC, i.id DESC LIMIT ${max}`, [])

export async function findInvoice(db: Queries, id: string): Promise<InvoiceRecord | undefined> {
  return (await selectInvoices(db, 'WHERE i.id = $1', [id]))[0]
}

/** Completed orders whose fee was paid and is in no invoice that counts, the last one completed first. */
export const ordersToInvoice = (db: Queries, userId: string, max: number): Promise<readonly InvoiceableOrder[]> =>
  db.query<InvoiceableOrder>(
    `SELECT o.id AS order_id, o.number, o.shop_title AS title, (o.service_fee_fen - o.coupon_fen) AS amount_fen,
       coalesce((SELECT max(s.at) FROM order_steps s WHERE s.order_id = o.id AND s.status = ${orderCode('completed')}), o.placed_at) AS completed_at
     FROM orders o WHERE o.buyer_id = ANY(ARRAY[$1] || ARRAY(SELECT user_id FROM account_merges WHERE into_id = $1)) AND o.status = ${orderCode('completed')} AND o.service_fee_fen > o.coupon_fen
       AND NOT EXISTS (SELECT 1 FROM invoice_orders i WHERE i.order_id = o.id AND i.is_open)
     ORDER BY 5 DESC, o.id DESC LIMIT ${max}`,
    [userId],
  )

/** The orders that an invoice is over, in its order, with the fee that was paid for each. */
export const invoicedOrders = (
  db: Queries,
  id: string,
): Promise<readonly Pick<InvoiceableOrder, 'number' | 'title' | 'amountFen'>[]> =>
  db.query(
    `SELECT o.number, o.shop_title AS title, (o.service_fee_fen - o.coupon_fen) AS amount_fen
     FROM invoice_orders i JOIN orders o ON o.id = i.order_id WHERE i.invoice_id = $1 ORDER BY i.place`,
    [id],
  )

/** False where an order is in another invoice by now: undo everything then. */
export async function insertInvoice(
  tx: Transaction,
  { id, userId, status, holder, delivery, amountFen, askedAt, orderIds }: Invoice,
  addressText: string | null,
): Promise<boolean> {
  const creditCode = holder.kind === 'company' ? holder.creditCode : null
  announceQueue(tx, 'invoices', id)
  await insertRow(tx, 'invoices', {
    id,
    userId,
    status: invoiceCode(status),
    holderKind: holder.kind,
    title: holder.title,
    creditCode,
    email: delivery.way === 'email' ? delivery.email : null,
    addressId: delivery.way === 'email' ? null : delivery.addressId,
    addressText,
    amountFen,
    askedAt,
  })
  // In the order of their ids, so that two that want the same orders do not wait for each other.
  const stored = await tx.change(
    `INSERT INTO invoice_orders (invoice_id, place, order_id, is_open)
     SELECT $1, place, order_id, true FROM unnest($2::text[]) WITH ORDINALITY AS chosen (order_id, place) ORDER BY order_id ON CONFLICT DO NOTHING`,
    [id, orderIds],
  )
  return stored === orderIds.length
}

/** Writes a move if the invoice still stands where it was read; one that was turned down sets its orders free. */
export async function writeInvoiceStep(
  tx: Transaction,
  from: Invoice,
  step: RequestStep<InvoiceStatus>,
  isTurnedDown: boolean,
): Promise<boolean> {
  announceQueue(tx, 'invoices', from.id)
  if (
    !(await updateRow(tx, 'invoices', {
      set: { status: invoiceCode(step.status) },
      where: { id: from.id, status: invoiceCode(from.status) },
    }))
  )
    return false
  await insertRow(tx, 'invoice_steps', {
    invoiceId: from.id,
    step: from.steps.length + 1,
    status: invoiceCode(step.status),
    at: step.at,
    by: step.by,
    why: step.why,
  })
  if (isTurnedDown) await updateRow(tx, 'invoice_orders', { set: { isOpen: false }, where: { invoiceId: from.id } })
  return true
}

function invoiceOf({
  holderKind,
  title,
  creditCode,
  email,
  addressId,
  orderIds,
  status,
  steps,
  ...row
}: InvoiceRow): InvoiceRecord {
  const holder: InvoiceHolder =
    holderKind === 'company' ? { kind: 'company', title, creditCode: creditCode ?? '' } : { kind: 'person', title }
  const delivery: InvoiceDelivery =
    email === null ? { way: 'mail', addressId: addressId ?? '' } : { way: 'email', email }
  return {
    ...row,
    status: statusOf(status),
    holder,
    delivery,
    orderIds: orderIds ?? [],
    steps: (steps ?? []).map((step) => ({ ...step, status: statusOf(step.status) })),
  }
}

const statusOf = (code: number): InvoiceStatus => storedStatus(INVOICE_STATUSES, code)
