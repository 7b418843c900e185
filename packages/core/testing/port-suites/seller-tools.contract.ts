import { describe, expect, it } from 'vitest'
import type { ShopId } from '../../src/catalog/index.ts'
import { createWordCheck } from '../../src/tools/index.ts'
import { reasonOf, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { OpenFixture } from '../fixture.ts'

export function sellerToolsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the SellerTools contract`, () => {
    const fixture = withFixture(open)
    const tools = () => fixture().openDevice().sellerTools

    it('tells the three ratings of an industry on average, the fullest first (TOOL-8)', async () => {
      const classes = valueOf(await tools().shopClasses())
      const counts = classes.map(({ onSaleCount }) => onSaleCount)
      expect(counts).toEqual(counts.toSorted((one, other) => other - one))
      expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(fixture().shopIds.length)
      for (const { ratings } of classes)
        for (const score of Object.values(ratings)) expect(score >= 0 && score <= 5).toBe(true)
    })

    it('tells the ratings of a shop that everybody may see, with who says so', async () => {
      const { catalog, sellerTools } = fixture().openDevice()
      const [id = '' as ShopId] = fixture().shopIds
      const shop = valueOf(await catalog.detail(id))
      expect(valueOf(await sellerTools.ratedShop(id))).toMatchObject({
        title: shop.title,
        ratings: shop.figures.ratings,
      })
      expect(reasonOf(await sellerTools.ratedShop('no-such-shop' as ShopId))).toBe('not-found')
    })

    it('says that 37 five-star ratings lift 74 of 4.70 to 4.80 (TOOL-6)', async () => {
      const part = { score: 470, count: 74 }
      const plan = valueOf(await tools().planRatings({ described: part, service: part, delivery: part }, 480))
      expect(plan.parts.map(({ fiveStars }) => fiveStars)).toEqual([37, 37, 37])
    })

    it('tells what lifts each of the three ratings, with date and source (TOOL-14)', async () => {
      const part = { score: 470, count: 74 }
      const { advice } = valueOf(await tools().planRatings({ described: part, service: part, delivery: part }, 480))
      expect(advice.date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      for (const { zh, en } of [advice.source, ...Object.values(advice.tips).flat()]) expect([zh, en]).not.toContain('')
      expect(Object.values(advice.tips).map((tips) => tips.length > 0)).toEqual([true, true, true])
    })

    it('gives a list of words with date and source, each group with its law and reason (TOOL-9, TOOL-14)', async () => {
      const list = valueOf(await tools().wordList())
      expect(list.date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(list.source.zh).not.toBe('')
      for (const { law, why } of list.groups) expect([law.zh, law.en, why.zh, why.en]).not.toContain('')
      expect(createWordCheck(list)('国家级非物质文化遗产，国家级品质')).toMatchObject([{ start: 11, word: '国家级' }])
    })

    it('tells the postage to every region, and of one parcel step by step (TOOL-13, TOOL-14)', async () => {
      const table = valueOf(await tools().postage('33', 2500))
      expect(table.date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      const sums = table.regions.map(({ totalFen }) => totalFen)
      expect(sums).toEqual(sums.toSorted((one, other) => one - other))
      const near = table.regions.find(({ provinces }) => provinces.includes('31'))
      const parcel = valueOf(await tools().parcel('33', '31', 2500))
      expect(parcel).toMatchObject({ furtherSteps: 2, zone: near?.zone, totalFen: near?.totalFen })
      expect(reasonOf(await tools().parcel('33', '81', 2500))).toBe('not-found')
    })
  })
}
