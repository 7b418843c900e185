import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../src/kernel/index.ts'
import { monthOf } from '../bills-of.ts'
import type { Bills, StatementRequest } from '../../src/wallet/index.ts'
import { paidOrder } from '../paid-order.ts'
import { everyItem, reasonOf, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { OpenFixture, Person } from '../fixture.ts'

const EVERY = { month: null, kind: null } as const
const dayOf = (at: number) => new Date(at + 8 * HOUR_MS).toISOString().slice(0, 10)
const every = ({ device }: Person, filter: Parameters<Bills['list']>[0] = EVERY) =>
  everyItem((cursor) => device.bills.list(filter, cursor))

export function billsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Bills contract`, () => {
    const fixture = withFixture(open)

    it('shows what moved, newest first, with what it was for and what was left (BIL-4)', async () => {
      const { buyer } = fixture()
      await fixture().credit(buyer.userId, 10_000_00)
      await fixture().advance(HOUR_MS)
      const { shop } = await paidOrder(fixture())
      const [order] = valueOf(await buyer.device.orders.list({}, null)).items
      const [paid, ...earlier] = await every(buyer)
      const availableFen = valueOf(await buyer.device.wallet.capital()).availableFen
      expect(paid).toMatchObject({
        kind: 'order-payment',
        direction: 'out',
        amountFen: order?.paidFen,
        balanceFen: availableFen,
      })
      expect(paid?.about).toEqual({ kind: 'order', orderId: order?.id, number: order?.number, title: shop.title })
      expect(earlier.map(({ kind, direction }) => [kind, direction])).toEqual([
        ['recharge', 'in'],
        ['recharge', 'in'],
      ])
      expect(earlier.at(-1)).toMatchObject({ amountFen: 10_000_00, balanceFen: 10_000_00, about: { kind: 'request' } })
      expect(valueOf(await buyer.device.bills.find(paid?.id ?? ''))).toEqual(paid)
    })

    it('goes on over all pages, and is narrowed to a kind and a month (BIL-4)', async () => {
      const { buyer } = fixture()
      for (let count = 1; count <= 23; count += 1) {
        await fixture().credit(buyer.userId, count)
        await fixture().advance(1_000)
      }
      const bills = await every(buyer)
      expect(bills.map(({ amountFen }) => amountFen)).toEqual(Array.from({ length: 23 }, (_, index) => 23 - index))
      expect(bills.map(({ balanceFen }) => balanceFen)[0]).toBe((23 * 24) / 2)
      const month = monthOf(bills[0]?.at ?? 0)
      expect(await every(buyer, { month, kind: 'recharge' })).toEqual(bills)
      expect(await every(buyer, { month: '2001-01', kind: null })).toEqual([])
      expect(await every(buyer, { month: null, kind: 'order-payment' })).toEqual([])
      expect(reasonOf(await buyer.device.bills.list(EVERY, 'no-such-place'))).toBe('bad-parameter')
    })

    it('totals twelve months (BIL-2)', async () => {
      const { buyer } = fixture()
      expect(valueOf(await buyer.device.bills.months()).map(({ inFen, outFen }) => inFen + outFen)).toEqual(
        Array.from({ length: 12 }, () => 0),
      )
      await paidOrder(fixture())
      const bills = await every(buyer)
      const months = valueOf(await buyer.device.bills.months())
      const sum = (way: 'in' | 'out') =>
        bills.filter(({ direction }) => direction === way).reduce((total, { amountFen }) => total + amountFen, 0)
      expect(months.at(-1)).toEqual({ month: monthOf(bills[0]?.at ?? 0), inFen: sum('in'), outFen: sum('out') })
    })

    it('are each person’s own (BIL-4)', async () => {
      const { buyer, secondBuyer } = fixture()
      await fixture().credit(buyer.userId, 5)
      const [bill] = await every(buyer)
      expect(await every(secondBuyer)).toEqual([])
      expect(reasonOf(await secondBuyer.device.bills.find(bill?.id ?? ''))).toBe('not-found')
    })

    it('a statement is a file that tells the bills of its days (BIL-6, BIL-7)', async () => {
      const { buyer } = fixture()
      await fixture().credit(buyer.userId, 700_00)
      await fixture().advance(DAY_MS)
      await fixture().credit(buyer.userId, 12_34)
      const [last, first] = await every(buyer)
      const day = dayOf(last?.at ?? 0)
      const textOf = async (request: Omit<StatementRequest, 'format'>) => {
        const { url, name: fileName } = valueOf(await buyer.device.bills.statement({ ...request, format: 'csv' }))
        expect(fileName).toMatch(/\.csv$/)
        return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await fixture().readFile(url))
      }
      const text = await textOf({ fromDay: day, untilDay: day, language: 'zh' })
      expect(text.startsWith('\uFEFF')).toBe(true)
      expect(text).toContain(`"期初余额（元）","700.00"\r\n"期末余额（元）","712.34"`)
      expect([text.includes(last?.id ?? ''), text.includes(first?.id ?? '')]).toEqual([true, false])
      expect(await textOf({ fromDay: dayOf(first?.at ?? 0), untilDay: day, language: 'en' })).toContain(
        '"Total","","","712.34","0.00","",""',
      )
    })

    it('a statement as a document is a PDF (BIL-6)', async () => {
      const { buyer } = fixture()
      await fixture().credit(buyer.userId, 700_00)
      const day = dayOf((await every(buyer))[0]?.at ?? 0)
      const { url, name: fileName } = valueOf(
        await buyer.device.bills.statement({ fromDay: day, untilDay: day, format: 'pdf', language: 'zh' }),
      )
      expect(fileName).toMatch(/\.pdf$/)
      expect(new TextDecoder().decode((await fixture().readFile(url))?.slice(0, 4))).toBe('%PDF')
    })
  })
}
