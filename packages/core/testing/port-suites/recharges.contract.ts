import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../src/kernel/index.ts'
import type { OrderId } from '../../src/orders/index.ts'
import { everyItem, reasonOf, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { OpenFixture } from '../fixture.ts'
import { rechargeSteps } from '../recharge-steps.ts'

export function rechargesContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Recharges contract`, () => {
    const fixture = withFixture(open)
    const { mine, availableFen, newKey, begun, orderToPay } = rechargeSteps(fixture)

    it('tells which channels are open, with their limits, and where transfers go (WAL-16)', async () => {
      const { channels, houseAccount, personalAccounts } = valueOf(await mine().ways())
      expect(channels.map(({ channel }) => channel)).toEqual(['jh', 'zs', 'wy', 'transfer'])
      for (const { leastFen, mostFen } of channels) expect(leastFen).toBeLessThan(mostFen)
      expect(houseAccount).toMatchObject({
        accountName: expect.any(String),
        number: expect.stringMatching(/^\d{10,}$/),
        madeForUserId: null,
      })
      expect(personalAccounts).toBe(true)
    })

    it('begins with nothing credited, has a cashier, and is credited when the channel says so (WAL-17)', async () => {
      const recharge = await begun()
      expect(recharge).toMatchObject({
        channel: 'jh',
        amountFen: 100_00,
        status: 'to-review',
        steps: [],
        purpose: null,
      })
      expect(valueOf(await mine().cashier(recharge.id, 'browser'))).toEqual({
        kind: 'page',
        url: expect.stringContaining(recharge.id),
      })
      expect(await availableFen()).toBe(0)
      valueOf(await fixture().chargeNews(recharge.id, { kind: 'processing' }))
      expect(valueOf(await mine().find(recharge.id))).toMatchObject({ status: 'not-yet-credited' })
      expect(await availableFen()).toBe(0)
      valueOf(await fixture().chargeNews(recharge.id, { kind: 'paid', amountFen: 100_00 }))
      expect(valueOf(await mine().find(recharge.id))).toMatchObject({
        status: 'credited',
        steps: [
          { status: 'not-yet-credited', by: 'channel' },
          { status: 'credited', by: 'channel' },
        ],
      })
      expect(await availableFen()).toBe(100_00)
      expect(reasonOf(await mine().cashier(recharge.id, 'browser'))).toBe('bad-parameter')
    })

    it('a cashier whose time is over says so, and an order that is paid again has another; what is paid at both is credited once each (WAL-52)', async () => {
      const { order, amountFen, pay, found } = await orderToPay()
      const old = valueOf(await pay())
      await fixture().advance(109 * 60_000)
      expect(valueOf(await pay())).toBe(old)
      await fixture().advance(12 * 60_000)
      expect(reasonOf(await mine().cashier(old, 'browser'))).toBe('cashier-lapsed')
      const fresh = valueOf(await pay())
      expect(fresh).not.toBe(old)
      expect(valueOf(await mine().cashier(fresh, 'browser'))).toEqual({
        kind: 'page',
        url: expect.stringContaining(fresh),
      })
      expect(valueOf(await pay())).toBe(fresh)
      for (const id of [fresh, old, old, fresh]) valueOf(await fixture().chargeNews(id, { kind: 'paid', amountFen }))
      expect((await found()).status).not.toBe(order.status)
      expect([
        valueOf(await mine().find(fresh)).purpose?.outcome,
        valueOf(await mine().find(old)).purpose?.outcome,
      ]).toEqual(['paid', 'kept'])
      expect(await availableFen()).toBe(amountFen)
    })

    it('is credited once, however often, late and out of order the channel speaks (WAL-38)', async () => {
      const { id } = await begun()
      await fixture().advance((3 * 3_600_000) / 2)
      const news = [
        { kind: 'paid', amountFen: 100_00 },
        { kind: 'processing' },
        { kind: 'paid', amountFen: 100_00 },
        { kind: 'paid', amountFen: 100_00 },
      ] as const
      const received = await Promise.all(news.map((one) => fixture().chargeNews(id, one)))
      expect(received.map(reasonOf)).toEqual(['ok', 'ok', 'ok', 'ok'])
      expect(await availableFen()).toBe(100_00)
      expect(valueOf(await mine().find(id)).steps.map(({ status }) => status)).toEqual(['not-yet-credited', 'credited'])
    })

    it('pays the order that it was begun for, in the instant in which it is credited (WAL-40)', async () => {
      const { order, amountFen, pay, found } = await orderToPay()
      const id = valueOf(await pay())
      expect(valueOf(await pay())).toBe(id)
      expect(valueOf(await mine().find(id))).toMatchObject({
        amountFen,
        purpose: { orderId: order.id, outcome: 'waiting' },
      })
      valueOf(await fixture().chargeNews(id, { kind: 'paid', amountFen }))
      expect(await found()).toMatchObject({ status: 'deposit-paid', paidFen: amountFen })
      expect(await availableFen()).toBe(0)
      expect(valueOf(await mine().find(id))).toMatchObject({ status: 'credited', purpose: { outcome: 'paid' } })
      expect(reasonOf(await pay())).not.toBe('ok')
    })

    it('pays its order also where a reviewer credits it, because the channel was silent (WAL-40)', async () => {
      const { amountFen, pay, found } = await orderToPay()
      const id = valueOf(await pay())
      for (const status of ['reviewing', 'not-yet-credited'] as const)
        valueOf(await fixture().reviewRecharge(id, { status, why: 'seen at the bank' }))
      expect(await fixture().reviewRecharge(id, { status: 'credited' })).toMatchObject({
        failure: { reason: 'parameter-missing', field: 'reference' },
      })
      valueOf(await fixture().reviewRecharge(id, { status: 'credited', why: 'seen at the bank' }, 'B-46'))
      expect(await found()).toMatchObject({ status: 'deposit-paid', paidFen: amountFen })
      expect(await availableFen()).toBe(0)
      expect(valueOf(await mine().find(id))).toMatchObject({ status: 'credited', purpose: { outcome: 'paid' } })
      valueOf(await fixture().chargeNews(id, { kind: 'paid', amountFen }))
      expect(await availableFen()).toBe(0)
    })

    it('stays in the wallet, and says so, when the order cannot be paid any more (WAL-41)', async () => {
      const { order, amountFen, pay, found } = await orderToPay()
      const id = valueOf(await pay())
      valueOf(await fixture().buyer.device.orders.cancel(order.id, newKey()))
      valueOf(await fixture().chargeNews(id, { kind: 'paid', amountFen }))
      expect(await found()).toMatchObject({ status: 'cancelled', paidFen: 0 })
      expect(await availableFen()).toBe(amountFen)
      expect(valueOf(await mine().find(id))).toMatchObject({ status: 'credited', purpose: { outcome: 'kept' } })
    })

    it('is begun for an order only by its buyer, and for what is due (WAL-40)', async () => {
      const { order, amountFen } = await orderToPay()
      const payment = { channel: 'wy', orderId: order.id, part: 'deposit', amountFen } as const
      expect(reasonOf(await fixture().secondBuyer.device.recharges.payOrder(payment, newKey()))).toBe('not-found')
      expect(reasonOf(await mine().payOrder({ ...payment, amountFen: amountFen + 1 }, newKey()))).toBe('terms-changed')
      expect(reasonOf(await mine().payOrder({ ...payment, part: 'balance' }, newKey()))).toBe('terms-changed')
      expect(reasonOf(await mine().payOrder({ ...payment, orderId: 'none' as OrderId }, newKey()))).toBe('not-found')
      expect(valueOf(await mine().list(null)).items).toEqual([])
    })

    it('lists from the newest on, page after page (WAL-17)', async () => {
      for (let count = 0; count < 12; count += 1) await begun(100_00 + count)
      const listed = await everyItem((cursor) => mine().list(cursor))
      expect(listed.map(({ amountFen }) => amountFen).sort()).toEqual(
        Array.from({ length: 12 }, (_, at) => 100_00 + at).sort(),
      )
    })

    it('is unknown to every other user (WAL-9)', async () => {
      const { id } = await begun()
      const other = fixture().secondBuyer.device.recharges
      for (const answer of [await other.find(id), await other.cashier(id, 'browser')])
        expect(reasonOf(answer)).toBe('not-found')
      await fixture().advance(DAY_MS)
      expect(valueOf(await mine().find(id)).id).toBe(id)
    })
  })
}
