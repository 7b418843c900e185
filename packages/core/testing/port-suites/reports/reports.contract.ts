import { describe, expect, it } from 'vitest'
import type { ShopId } from '../../../src/catalog/index.ts'
import { DAY_MS } from '../../../src/kernel/index.ts'
import { REPORT_LIMITS } from '../../../src/reports/index.ts'
import { aCardNumber } from '../../a-card-number.ts'
import { PAYMENT_PASSWORD, reasonOf, setPaymentPassword, valueOf } from '../../fixture-steps.ts'
import { paidOrder } from '../../paid-order.ts'
import type { OpenFixture } from '../../fixture.ts'
import { withFixture } from '../../with-fixture.ts'

export function reportsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the ShopReports contract`, () => {
    const fixture = withFixture(open)
    const shopAt = (place: number) => fixture().shopIds[place] as ShopId
    const draft = (place = 0) =>
      ({ shopId: shopAt(place), reason: 'figures-untrue', words: '月营业额和后台截图对不上', pictures: [] }) as const
    const inboxOf = async () => valueOf(await fixture().buyer.device.inbox.list(null, null)).items

    it('keeps a report and shows it to its reporter alone (SHP-5)', async () => {
      const { buyer, secondBuyer } = fixture()
      const report = valueOf(await buyer.device.shopReports.report(draft()))
      expect(report).toMatchObject({ ...report, reason: 'figures-untrue', status: 'open', answer: null })
      expect(valueOf(await buyer.device.shopReports.ofShop(shopAt(0)))).toEqual(report)
      expect(valueOf(await secondBuyer.device.shopReports.ofShop(shopAt(0)))).toBeNull()
      const visitor = fixture().openDevice().shopReports
      expect((await visitor.report(draft())).ok).toBe(false)
    })

    it('takes one open report of a shop, five a day, and none about one’s own shop (SHP-6)', async () => {
      const { buyer, seller } = fixture()
      expect(reasonOf(await seller.device.shopReports.report(draft()))).toBe('own-shop')
      valueOf(await buyer.device.shopReports.report(draft()))
      expect(reasonOf(await buyer.device.shopReports.report({ ...draft(), words: '又看了一遍还是不对' }))).toBe(
        'too-many',
      )
      for (let place = 1; place < REPORT_LIMITS.aDay; place += 1)
        valueOf(await buyer.device.shopReports.report(draft(place)))
      expect(reasonOf(await buyer.device.shopReports.report(draft(REPORT_LIMITS.aDay)))).toBe('too-many')
      await fixture().advance(DAY_MS + 1)
      valueOf(await buyer.device.shopReports.report(draft(REPORT_LIMITS.aDay)))
      expect(reasonOf(await buyer.device.shopReports.report({ ...draft(), pictures: ['not-uploaded'] }))).toBe(
        'too-many',
      )
    })

    it('an upheld report takes the shop off, recalls the seller’s others, and says so to all but about whom (SHP-8, SHP-10)', async () => {
      const { buyer, seller, shopIds, openDevice } = fixture()
      const { id } = valueOf(await buyer.device.shopReports.report(draft()))
      valueOf(await fixture().decideReport(id, 'upheld', '已下架'))
      const gone = await openDevice().catalog.detail(shopAt(0))
      expect(gone).toMatchObject({
        failure: { reason: 'shop-removed', message: expect.stringContaining('被举报属实') as string },
      })
      const own = valueOf(await seller.device.selling.find(shopAt(0)))
      expect([own.stage, own.refusedFor, own.unmet.includes('payouts')]).toEqual([
        'refused',
        '举报属实：数字不实',
        true,
      ])
      for (const other of shopIds.slice(1)) {
        expect(valueOf(await seller.device.selling.find(other)).stage).toBe('under-review')
        expect(reasonOf(await openDevice().catalog.detail(other))).toBe('not-found')
      }
      const [message] = valueOf(await seller.device.inbox.list('platform', null)).items.filter(
        ({ event }) => event === 'platform.removed',
      )
      expect(message).toMatchObject({ subject: shopAt(0), figures: { side: 'seller', because: 'figures-untrue' } })
      expect(JSON.stringify(message)).not.toContain(draft().words)
      expect((await inboxOf())[0]).toMatchObject({ event: 'platform.report', figures: { status: 'upheld' } })
    })

    it('does not let a shop back on the market when its order ends, and tells the buyer (SHP-8, SHP-10)', async () => {
      const { buyer, secondBuyer, openDevice } = fixture()
      const order = await paidOrder(fixture(), shopAt(0))
      const { id } = valueOf(await secondBuyer.device.shopReports.report({ ...draft(), shopId: order.shop.id }))
      valueOf(await fixture().decideReport(id, 'upheld', '已下架'))
      expect((await inboxOf()).some(({ event }) => event === 'platform.removed')).toBe(true)
      valueOf(
        await buyer.device.fulfilment.giveUp(
          { orderId: order.id, paymentPassword: PAYMENT_PASSWORD },
          'the-key-of-giving-up',
        ),
      )
      expect(reasonOf(await openDevice().catalog.detail(order.shop.id))).toBe('shop-removed')
    })

    it('an upheld report holds what its seller wants to withdraw, and says so in the wallet (SHP-9)', async () => {
      const { buyer, seller } = fixture()
      await fixture().identify(seller.userId, { name: '吴大川', residentId: '11010519491231002X' })
      await fixture().credit(seller.userId, 100_000)
      await setPaymentPassword(fixture(), seller)
      const card = valueOf(await seller.device.bankCards.add({ number: aCardNumber(7), bank: 'CMB', holder: '吴大川' }))
      const draw = { cardId: card.id, amountFen: 10_000, paymentPassword: PAYMENT_PASSWORD }
      const asked = valueOf(await seller.device.withdrawals.request(draw, 'the-first-withdrawal'))
      valueOf(await fixture().reviewWithdrawal(asked.id, { status: 'processing' }))
      const { id } = valueOf(await buyer.device.shopReports.report(draft()))
      valueOf(await fixture().decideReport(id, 'upheld', '已下架'))
      expect(reasonOf(await seller.device.withdrawals.request(draw, 'the-next-withdrawal'))).toBe('payouts-held')
      expect(reasonOf(await fixture().reviewWithdrawal(asked.id, { status: 'to-pay-out' }))).toBe('payouts-held')
      expect(valueOf(await seller.device.wallet.capital()).holds).toHaveLength(1)
      await fixture().releaseHolds(seller.userId)
      valueOf(await fixture().reviewWithdrawal(asked.id, { status: 'to-pay-out' }))
      valueOf(await seller.device.withdrawals.request(draw, 'the-last-withdrawal'))
      expect(valueOf(await seller.device.wallet.capital()).holds).toEqual([])
    })

    it('tells the reporter once what came of it, and takes another report then (SHP-7)', async () => {
      const { buyer } = fixture()
      const { id } = valueOf(await buyer.device.shopReports.report(draft()))
      const before = (await inboxOf()).length
      valueOf(await fixture().decideReport(id, 'dismissed', '后台数字和填写的一致'))
      expect(reasonOf(await fixture().decideReport(id, 'upheld', '再看一次'))).toBe('order-moved-on')
      expect(valueOf(await buyer.device.shopReports.ofShop(shopAt(0)))).toMatchObject({
        status: 'dismissed',
        answer: '后台数字和填写的一致',
      })
      const message = await inboxOf()
      expect(message).toHaveLength(before + 1)
      expect(message[0]).toMatchObject({ event: 'platform.report', figures: { status: 'dismissed' } })
      valueOf(await buyer.device.shopReports.report(draft()))
    })
  })
}
