import { describe, expect, it } from 'vitest'
import type { ShopId } from '../../../src/catalog/index.ts'
import { DAY_MS } from '../../../src/kernel/index.ts'
import { REPORT_LIMITS } from '../../../src/reports/index.ts'
import { reasonOf, valueOf } from '../../fixture-steps.ts'
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
      const told = await inboxOf()
      expect(told).toHaveLength(before + 1)
      expect(told[0]).toMatchObject({ event: 'platform.report', figures: { status: 'dismissed' } })
      valueOf(await buyer.device.shopReports.report(draft()))
    })
  })
}
