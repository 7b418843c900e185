import { describe, expect, it } from 'vitest'
import { step } from '../../../testing/money-requests.ts'
import { refusedAs } from '../../../testing/refused-as.ts'
import {
  chosenScope,
  decideInvoice,
  decideInvoiceReview,
  toInvoiceView,
  type Invoice,
  type InvoiceDraft,
} from '../index.ts'

const order = (orderId: string, amountFen: number) => ({ orderId, number: '', title: '', completedAt: 1, amountFen })
const FACTS = { userId: 'lin', invoiceable: [order('o1', 300), order('o2', 200)], addressIds: ['a1'], at: 9 }
const DRAFT: InvoiceDraft = {
  holder: { kind: 'person', title: '林小满' },
  delivery: { way: 'mail', addressId: 'a1' },
  orderIds: ['o1', 'o2'],
  amountFen: 500,
}
const decide = (draft: Partial<InvoiceDraft> = {}) => decideInvoice(FACTS, { ...DRAFT, ...draft })
const asked: Invoice = { ...DRAFT, id: 'i1', userId: 'lin', askedAt: 9, status: 'to-process', steps: [] }

describe('decideInvoice', () => {
  it('takes a request over the fees of chosen orders, to be processed (INV-1, WAL-20)', () => {
    const { id: _, ...requested } = asked
    expect(decide()).toEqual({ ok: true, value: requested })
  })

  it('refuses orders that cannot be invoiced before a sum, and that before an address (INV-2, INV-4, WAL-20)', () => {
    const wrong = { amountFen: 501, delivery: { way: 'mail', addressId: 'a2' } } as const
    expect(decide({ ...wrong, orderIds: ['o1', 'o3'] })).toMatchObject(refusedAs('order-not-invoiceable', 'orderIds'))
    expect(decide({ ...wrong, orderIds: ['o1', 'o1'] })).toMatchObject(refusedAs('bad-parameter', 'orderIds'))
    expect(decide(wrong)).toMatchObject(refusedAs('bad-parameter', 'amountFen'))
    expect(decide({ ...wrong, amountFen: 500 })).toMatchObject(refusedAs('bad-parameter', 'addressId'))
  })

  it('needs no address of the person’s for an e-mail (WAL-20)', () => {
    const delivery = { way: 'email', email: 'lin@example.com' } as const
    expect(decideInvoice({ ...FACTS, addressIds: [] }, { ...DRAFT, delivery }).ok).toBe(true)
  })
})

it('the scope of chosen orders is these orders and their sum (INV-1)', () => {
  expect(chosenScope(FACTS.invoiceable, ['o2'])).toEqual({
    ok: true,
    value: { orders: [order('o2', 200)], amountFen: 200 },
  })
})

it('an invoice is moved by reviewers along its map, and an unknown one is not moved (WAL-13)', () => {
  expect(decideInvoiceReview(asked, step('processing'))).toMatchObject({ value: { status: 'processing' } })
  expect(decideInvoiceReview(undefined, step('processing'))).toMatchObject(refusedAs('not-found', 'id'))
})

it('an invoice shows who moved it as the person or the platform, by no reviewer’s name (INV-6)', () => {
  const steps = [step('processing' as const, { by: 'wang' }), step('approval-withdrawn' as const, { by: 'lin' })]
  const shown = toInvoiceView({ ...asked, steps, hasFile: false })
  expect(shown.steps.map(({ by }) => by)).toEqual(['house', 'person'])
  expect(JSON.stringify(shown)).not.toContain('wang')
})
