import { describe, expect, it } from 'vitest'
import { agreedDates, deadlinesOf, endOfNaturalDay, type Order } from '../../src/orders/index.ts'
import { DAY_MS } from '../../src/kernel/index.ts'
import type { OpenFixture } from '../fixture.ts'
import { reasonOf, valueOf } from '../fixture-steps.ts'
import { fulfilmentSteps } from '../fulfilment-steps.ts'
import { payDue } from '../paid-order.ts'
import { pictureOf } from '../small-pictures.ts'
import { withFixture } from '../with-fixture.ts'

const ACCESS = '子账号 viewer，今晚八点共享屏幕'

export function viewingsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Viewings contract`, () => {
    const fixture = withFixture(open)
    const { availableOf, find, paid } = fulfilmentSteps(fixture)
    const openIt = (order: Order, key = 'key-to-open-it', access = ACCESS) =>
      fixture().seller.device.viewings.open(order.id, { access, checks: ['orders', 'ratings'] }, key)
    const agree = (order: Order, key = 'key-to-agree') =>
      fixture().buyer.device.viewings.agree(order.id, ['orders'], key)
    const report = (order: Order, pictures: readonly string[] = [], key = 'key-to-report') =>
      fixture().buyer.device.viewings.report(
        order.id,
        ['ratings'],
        { reason: 'figures-untrue', words: '评分与后台不一致', pictures },
        key,
      )
    const viewingOf = async (order: Order, role: 'buyer' | 'seller' = 'buyer') =>
      valueOf(await fixture()[role].device.viewings.ofOrder(order.id))

    it('the seller lets the buyer in, the buyer finds it as described, both sign, and the balance begins the hand-over (ORD-81, ORD-82, ORD-83, ORD-84)', async () => {
      const { buyer } = fixture()
      const order = await paid('deposit', false)
      expect([await viewingOf(order), reasonOf(await agree(order))]).toEqual([null, 'order-moved-on'])
      const opened = valueOf(await openIt(order))
      expect(opened).toMatchObject({ role: 'seller', status: 'deposit-paid', viewedAt: null })
      for (const role of ['buyer', 'seller'] as const)
        expect(await viewingOf(order, role)).toMatchObject({
          access: ACCESS,
          checks: ['orders', 'ratings'],
          openedAt: opened.viewingOpenedAt,
          outcome: null,
        })
      await fixture().advance(3 * DAY_MS)
      const viewed = valueOf(await agree(order, 'key-to-agree-2'))
      expect(viewed).toMatchObject({ role: 'buyer', status: 'deposit-paid' })
      expect(deadlinesOf(viewed)?.by).toBe(endOfNaturalDay(viewed.viewedAt ?? 0, 7))
      expect(deadlinesOf(viewed)?.by).toBe((deadlinesOf(opened)?.by ?? 0) + 3 * DAY_MS)
      expect(await viewingOf(order, 'seller')).toMatchObject({
        seen: ['orders'],
        outcome: 'as-described',
        recordedAt: viewed.viewedAt,
      })
      await fixture().transition(order.id, 'buyer.signed', 'buyer')
      await fixture().transition(order.id, 'seller.signed', 'seller')
      const signed = await find(buyer, order)
      expect([signed.status, signed.buyerSignedAt, signed.sellerSignedAt]).not.toContain(null)
      expect(signed.status).toBe('deposit-paid')
      const whole = valueOf(await payDue(buyer, signed, 'key-to-pay-the-rest'))
      expect(whole).toMatchObject({ status: 'handing-over', paidFen: order.priceFen + order.serviceFeeFen })
      expect(whole.history.map(({ status }) => status)).toEqual(['awaiting-payment', 'deposit-paid', 'handing-over'])
      expect((await viewingOf(order, 'seller'))?.access).toBeNull()
    })

    it('what was seen is not what was described: agreed by the platform, the deposit comes back (ORD-85)', async () => {
      const { buyer } = fixture()
      const order = await paid('deposit', false)
      const wallet = await availableOf(buyer)
      valueOf(await openIt(order))
      const picture = valueOf(await buyer.device.uploads.picture(pictureOf(1))).id
      expect(valueOf(await report(order, [picture]))).toMatchObject({ status: 'refund-under-review' })
      for (const { device } of [buyer, fixture().seller])
        expect(valueOf(await device.fulfilment.refundCase(order.id))).toMatchObject({
          refund: { reason: 'figures-untrue', words: '评分与后台不一致', pictures: [expect.any(String)] },
          verdict: null,
        })
      await fixture().transition(order.id, 'refund.agreed', 'reviewer', '评分确实不一致')
      expect(await find(buyer, order)).toMatchObject({ status: 'refunded', paidFen: 0 })
      expect((await availableOf(buyer)) - wallet).toBe(order.paidFen)
      expect(valueOf(await buyer.device.wallet.capital()).escrowFen).toBe(0)
    })

    it.each(['deposit', 'full'] as const)(
      'refused by the platform, an order paid by %s stands where it was, with its time anew, and is viewed no more (ORD-86)',
      async (plan) => {
        const { buyer } = fixture()
        const order = await paid(plan, false)
        valueOf(await openIt(order))
        valueOf(await report(order))
        await fixture().advance(9 * DAY_MS)
        await fixture().transition(order.id, 'refund.refused', 'reviewer', '与描述一致')
        const again = await find(buyer, order)
        expect(again).toMatchObject({ status: order.status, paidFen: order.paidFen })
        if (plan === 'deposit') expect(agreedDates(again).balanceBy).toBe(endOfNaturalDay(again.viewedAt ?? 0, 7))
        expect(reasonOf(await report(order, [], 'another-report'))).toBe('order-moved-on')
        expect(reasonOf(await openIt(order, 'another-opening'))).toBe('order-moved-on')
        expect(valueOf(await buyer.device.fulfilment.refundCase(order.id))?.verdict).toMatchObject({
          isAgreed: false,
          why: '与描述一致',
        })
      },
    )

    it('after the last day a viewing is recorded no more, and the deposit is the seller’s (ORD-84)', async () => {
      const { buyer, seller } = fixture()
      const order = await paid('deposit', false)
      valueOf(await openIt(order))
      await fixture().advance(8 * DAY_MS)
      expect(['order-too-late', 'order-moved-on']).toContain(reasonOf(await agree(order)))
      expect(await find(buyer, order)).toMatchObject({ status: 'closed-with-damages', viewedAt: null })
      expect(await availableOf(seller)).toBe(order.paidFen)
    })

    it('the seller may say it better until the buyer has looked, and the same key says it once (ORD-81)', async () => {
      const order = await paid('deposit', false)
      const [one, two] = await Promise.all([openIt(order), openIt(order)])
      expect(valueOf(one)).toEqual(valueOf(two))
      valueOf(await openIt(order, 'key-to-say-it-better', '  共享屏幕，<明晚>九点 '))
      expect(await viewingOf(order)).toMatchObject({ access: '共享屏幕，明晚九点' })
      valueOf(await agree(order))
      expect(reasonOf(await openIt(order, 'key-to-say-it-late'))).toBe('order-moved-on')
      expect(reasonOf(await agree(order, 'another-key-to-agree'))).toBe('order-moved-on')
    })

    it('each party does their own part only; to any other user there is none (ORD-20)', async () => {
      const { buyer, seller, secondBuyer } = fixture()
      const order = await paid('deposit', false)
      const wrong = [
        buyer.device.viewings.open(order.id, { access: ACCESS, checks: ['orders'] }, 'key-number-1'),
        seller.device.viewings.agree(order.id, [], 'key-number-2'),
        secondBuyer.device.viewings.agree(order.id, [], 'key-number-3'),
      ]
      for (const answer of await Promise.all(wrong)) expect(reasonOf(answer)).toBe('not-found')
      expect(reasonOf(await secondBuyer.device.viewings.ofOrder(order.id))).toBe('not-found')
      expect(reasonOf(await fixture().openDevice().viewings.ofOrder(order.id))).toBe('login-required')
    })
  })
}
