import { sumFen } from '@diandu/core/kernel'
import { paidToOperatorFen } from '@diandu/core/testing'
import { INVOICE_STATUSES, type InvoiceDraft, type InvoiceStatus } from '@diandu/core/wallet'
import * as wire from '@diandu/wire'
import fc from 'fast-check'
import { agree, oneOf, type Fixture } from '../fixture.ts'

const EMAIL = 'invoices@example.com'
/** A file of the tax office's program. */
const FILE = new TextEncoder().encode('%PDF-1.7')

export type InvoiceStep =
  /** Over some of a buyer's orders, by what was paid to the platform for them and this much more or less. */
  | { readonly act: 'invoice'; readonly orders: readonly number[]; readonly moreFen: number }
  | { readonly act: 'move invoice'; readonly invoice: number; readonly status: InvoiceStatus }

export const invoiceSteps: readonly fc.WeightedArbitrary<InvoiceStep>[] = [
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('invoice' as const),
      orders: fc.array(fc.nat(11), { minLength: 1, maxLength: 2 }),
      moreFen: fc.constantFrom(0, 0, 1, 500_00, -1),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('move invoice' as const),
      invoice: fc.nat(11),
      status: fc.constantFrom(...INVOICE_STATUSES.statuses),
    }),
  },
]

export async function takeInvoiceStep(step: InvoiceStep, fixture: Fixture): Promise<void> {
  const { market, model } = fixture
  const now = market.clock.now()
  if (step.act === 'move invoice') {
    const invoice = oneOf(model.invoices.all, step.invoice)
    if (invoice === undefined) return
    const move = { status: step.status, at: now, by: 'kim', why: 'looked at' }
    const moved = await market.moveInvoice({ id: invoice.id, ...move, file: FILE })
    return agree(
      fixture,
      `kim moves invoice ${model.invoices.all.indexOf(invoice)} to ${step.status}`,
      moved,
      model.invoices.move(invoice, move),
    )
  }
  // Completed ones first: of the others an invoice is refused, which is soon seen.
  const all = [...model.orders.all].toSorted(
    (one, other) => Number(other.status === 'completed') - Number(one.status === 'completed'),
  )
  const which = step.orders[0] ?? 0
  const first = which < 3 ? oneOf(all, which) : all[0]
  if (first === undefined) return
  // Sometimes the same again, which is refused.
  const others = step.orders
    .slice(1)
    .flatMap((one) => oneOf(one % 4 === 3 ? all : all.filter((order) => order !== first), one) ?? [])
  const orders = [first, ...others]
  const amountFen = Math.max(0, sumFen(orders.map(paidToOperatorFen)) + step.moreFen)
  const draft: InvoiceDraft = {
    holder: { kind: 'person', title: '林小满' },
    delivery: { way: 'email', email: EMAIL },
    orderIds: orders.map(({ id }) => id),
    amountFen,
  }
  const requested = await market.call<{ readonly id: string }>(wire.requestInvoice, first.buyerId, {
    kind: 'person',
    title: draft.holder.title,
    email: EMAIL,
    orderIds: draft.orderIds,
    amountFen,
  })
  const names = orders.map((order) => model.orders.all.indexOf(order)).join(' and ')
  agree(
    fixture,
    `${first.buyerId} asks for an invoice of ${amountFen} fen over order ${names}`,
    requested,
    model.invoices.mayRequest(first.buyerId, draft),
  )
  if (requested.ok) model.invoices.call(requested.value.id, first.buyerId, draft, now)
}
