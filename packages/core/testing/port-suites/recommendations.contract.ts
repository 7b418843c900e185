import { describe, expect, it } from 'vitest'
import { parseListingFilter, type ShopId } from '../../src/catalog/index.ts'
import { everyItem, reasonOf, valueOf } from '../fixture-steps.ts'
import type { OpenFixture } from '../fixture.ts'
import { withFixture } from '../with-fixture.ts'

export function recommendationsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Recommendations contract`, () => {
    const fixture = withFixture(open)
    const shops = () => fixture().openDevice().recommendations

    it('shows featured shops ten a page, each once and with its reason (CAT-32, CAT-33)', async () => {
      const first = valueOf(await shops().shops('featured', [], null))
      expect(first.items).toHaveLength(10)
      const all = await everyItem((cursor) => shops().shops('featured', [], cursor))
      expect(new Set(all.map(({ shop }) => shop.id)).size).toBe(all.length)
      expect(all.length).toBeGreaterThanOrEqual(fixture().shopIds.length)
      expect(all.every(({ reasons }) => reasons.length > 0)).toBe(true)
      expect(all.flatMap(({ reasons }) => reasons).every(({ viewedTitle }) => viewedTitle === null)).toBe(true)
    })

    it('goes by what a visitor says that they looked at, and by what a user looked at (CAT-32)', async () => {
      const { buyer, shopIds, openDevice } = fixture()
      const [id = '' as ShopId] = shopIds
      const { title, industry, platform } = valueOf(await openDevice().catalog.detail(id))
      valueOf(await buyer.device.catalog.detail(id))
      for (const found of [
        valueOf(await shops().shops('you-like', [id], null)),
        valueOf(await buyer.device.recommendations.shops('you-like', [], null)),
      ]) {
        expect(found.items.map(({ shop }) => shop.id)).not.toContain(id)
        const alike = found.items.filter(({ shop }) => shop.industry === industry || shop.platform === platform)
        expect(alike.length).toBeGreaterThan(0)
        for (const { reasons } of alike) expect(reasons[0]).toMatchObject({ viewedTitle: title })
      }
    })

    it('shows featured shops where nothing was looked at, and refuses a cursor that is none (CAT-33)', async () => {
      const ids = async (which: 'featured' | 'you-like') =>
        valueOf(await shops().shops(which, [], null)).items.map(({ shop }) => shop.id)
      expect(await ids('you-like')).toEqual(await ids('featured'))
      expect(reasonOf(await shops().shops('featured', [], 'x'))).toBe('bad-parameter')
      expect(valueOf(await shops().shops('featured', [], '999')).items).toEqual([])
    })

    it('has themes, each with as many shops as the list that it leads to, and none that is empty (CAT-34)', async () => {
      const { recommendations, catalog } = fixture().openDevice()
      const themes = valueOf(await recommendations.themes())
      expect(themes.length).toBeGreaterThan(0)
      for (const { path, onSale, shops: first } of themes) {
        const query = new Map(
          path
            .split('?')[1]
            ?.split('&')
            .map((pair) => pair.split('=') as [string, string]),
        )
        const filter = parseListingFilter(Object.fromEntries(query))
        const listed = await everyItem((cursor) => catalog.list(filter, cursor))
        expect(onSale).toEqual({ count: listed.length, capped: false })
        expect(first.length).toBeGreaterThan(0)
        expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining(first.map(({ id }) => id)))
      }
    })
  })
}
