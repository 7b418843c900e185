import { describe, expect, it } from 'vitest'
import { type Order } from '../../src/orders/index.ts'
import type { InvoiceDraft } from '../../src/wallet/index.ts'
import { draftFor, makeReadyToPay, payDue } from '../paid-order.ts'
import { everyItem, reasonOf, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { OpenFixture, Person, Fixture } from '../fixture.ts'

/** A completed order of the person's, the shop at `place`. */
async function completed(fixture: Fixture, person: Person, place: number, couponId?: string): Promise<Order> {
  const draft = await draftFor(person, fixture.shopIds[place])
  const order = valueOf(
    await person.device.orders.place(
      { ...draft, ...(couponId === undefined ? {} : { couponId }) },
      `place-number-${place}`,
    ),
  )
  valueOf(await payDue(person, order, `pay-number-${place}`))
  await fixture.completeOrder(order.id)
  return valueOf(await person.device.orders.find(order.id))
}

const draftOver = (orders: readonly Order[], change: Partial<InvoiceDraft> = {}): InvoiceDraft => ({
  holder: { kind: 'company', title: '店渡商贸', creditCode: '91350100M000100Y43' },
  delivery: { way: 'email', email: 'lin@example.com' },
  orderIds: orders.map(({ id }) => id),
  amountFen: orders.reduce((sum, { serviceFeeFen }) => sum + serviceFeeFen, 0),
  ...change,
})

export function invoicesContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Invoices contract`, () => {
    const fixture = withFixture(open)
    const begin = async (count: number) => {
      const { buyer } = fixture()
      await makeReadyToPay(fixture(), buyer)
      const orders: Order[] = []
      for (let place = 0; place < count; place += 1) {
        orders.push(await completed(fixture(), buyer, place))
        await fixture().advance(1_000)
      }
      return { orders, invoices: buyer.device.invoices }
    }

    it('tells which orders can be invoiced, the last one completed first (INV-2)', async () => {
      const { orders, invoices } = await begin(2)
      const draft = await draftFor(fixture().buyer, fixture().shopIds[5])
      const open = valueOf(await fixture().buyer.device.orders.place(draft, 'place-open'))
      const scope = valueOf(await invoices.invoiceable())
      expect(scope.orders.map(({ orderId, number, title, amountFen }) => [orderId, number, title, amountFen])).toEqual(
        orders.toReversed().map(({ id, number, shop, serviceFeeFen }) => [id, number, shop.title, serviceFeeFen]),
      )
      expect(scope.amountFen).toBe(orders.reduce((sum, { serviceFeeFen }) => sum + serviceFeeFen, 0))
      expect(valueOf(await invoices.verify([orders[0]?.id ?? '']))).toMatchObject({
        amountFen: orders[0]?.serviceFeeFen,
      })
      expect(reasonOf(await invoices.verify([orders[0]?.id ?? '', open.id]))).toBe('order-not-invoiceable')
      expect(reasonOf(await invoices.verify(['no-such-order']))).toBe('order-not-invoiceable')
      expect(reasonOf(await fixture().secondBuyer.device.invoices.verify([orders[0]?.id ?? '']))).toBe(
        'order-not-invoiceable',
      )
      expect(valueOf(await fixture().secondBuyer.device.invoices.invoiceable())).toEqual({ orders: [], amountFen: 0 })
    })

    it('each order is in one invoice, however often it is asked for (INV-3, ORD-16)', async () => {
      const { orders, invoices } = await begin(2)
      const draft = draftOver(orders)
      const again = await Promise.all([1, 2, 3].map(() => invoices.request(draft, 'invoice-key-1')))
      for (const answer of again) expect(valueOf(answer)).toEqual(valueOf(again[0] ?? answer))
      expect(valueOf(again[0] as never)).toMatchObject({ status: 'to-process', steps: [], hasFile: false, ...draft })
      const others = await Promise.all(
        [orders[0], orders[1]].map((order, at) =>
          invoices.request(draftOver(order === undefined ? [] : [order]), `other-key-${at}`),
        ),
      )
      expect(others.map(reasonOf)).toEqual(['order-not-invoiceable', 'order-not-invoiceable'])
      expect(valueOf(await invoices.invoiceable()).orders).toEqual([])
      expect(valueOf(await invoices.list(null)).items).toHaveLength(1)
    })

    it('an invoice that was refused says why and sets its orders free (INV-3, INV-6, WAL-13)', async () => {
      const { orders, invoices } = await begin(1)
      const { id } = valueOf(await invoices.request(draftOver(orders), 'invoice-key-1'))
      await fixture().moveInvoice(id, 'refused', '抬头与税号不符')
      const refused = valueOf(await invoices.find(id))
      expect(refused).toMatchObject({
        status: 'refused',
        steps: [{ status: 'refused', by: 'house', why: '抬头与税号不符' }],
        hasFile: false,
      })
      expect(JSON.stringify(refused)).not.toContain('reviewer')
      expect(valueOf(await invoices.invoiceable()).orders).toHaveLength(1)
      valueOf(await invoices.request(draftOver(orders), 'invoice-key-2'))
    })

    it('each step has its time, and the file is its person’s once it is there (INV-6, INV-8)', async () => {
      const { orders, invoices } = await begin(1)
      const { id, askedAt } = valueOf(await invoices.request(draftOver(orders), 'invoice-key-1'))
      expect(reasonOf(await invoices.file(id))).toBe('not-found')
      await fixture().advance(60_000)
      await fixture().moveInvoice(id, 'processing', '资料齐全')
      await fixture().advance(60_000)
      await fixture().moveInvoice(id, 'completed', '已开具')
      const { steps, hasFile } = valueOf(await invoices.find(id))
      expect(steps.map(({ status, at }) => [status, Math.round((at - askedAt) / 60_000)])).toEqual([
        ['processing', 1],
        ['completed', 2],
      ])
      expect(hasFile).toBe(true)
      const { url, name: fileName } = valueOf(await invoices.file(id))
      expect(fileName).toMatch(/\.pdf$/)
      expect(new TextDecoder().decode((await fixture().readFile(url))?.slice(0, 4))).toBe('%PDF')
      expect(reasonOf(await fixture().secondBuyer.device.invoices.file(id))).toBe('not-found')
    })

    it('lists a person’s own, the last one first, over all pages (INV-8)', async () => {
      const { orders, invoices } = await begin(12)
      const ids: string[] = []
      for (const [at, order] of orders.entries()) {
        ids.push(valueOf(await invoices.request(draftOver([order]), `invoice-key-${at}`)).id)
        await fixture().advance(1_000)
      }
      expect((await everyItem((cursor) => invoices.list(cursor))).map(({ id }) => id)).toEqual(ids.toReversed())
      const other = fixture().secondBuyer.device.invoices
      expect(valueOf(await other.list(null)).items).toEqual([])
      expect(reasonOf(await other.find(ids[0] ?? ''))).toBe('not-found')
    })
  })
}
