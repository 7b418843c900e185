import fc from 'fast-check'
import { expect, it } from 'vitest'
import { INDUSTRIES, type Industry } from '../industry.ts'
import { categoriesOf, type ShopsOnSale } from './category.ts'
import { PLATFORMS, platformOf } from '../platform.ts'
import { SHOP_KINDS, type ShopKind } from '../shop-kind.ts'

const aCell = fc.record({
  platform: fc.constantFrom(...PLATFORMS.map(({ id }) => id)),
  kind: fc.constantFrom(...(Object.keys(SHOP_KINDS) as ShopKind[])),
  industry: fc.constantFrom(...(Object.keys(INDUSTRIES) as Industry[])),
  shops: fc.nat(50),
})
const sum = (counted: readonly { readonly onSaleCount: number }[]) =>
  counted.reduce((total, { onSaleCount }) => total + onSaleCount, 0)

it('the categories are platforms and, of each, its industries and kinds, the fullest first (CAT-24)', () => {
  const cell = (platform: 1 | 3, industry: Industry, shops: number): ShopsOnSale => ({
    platform,
    kind: 'flagship',
    industry,
    shops,
  })
  expect(categoriesOf([cell(3, 'food', 2), cell(1, 'food', 1), cell(1, 'womenswear', 4), cell(1, 'food', 2)])).toEqual([
    {
      platform: 1,
      onSaleCount: 7,
      industries: [
        { key: 'womenswear', onSaleCount: 4 },
        { key: 'food', onSaleCount: 3 },
      ],
      kinds: [{ key: 'flagship', onSaleCount: 7 }],
    },
    {
      platform: 3,
      onSaleCount: 2,
      industries: [{ key: 'food', onSaleCount: 2 }],
      kinds: [{ key: 'flagship', onSaleCount: 2 }],
    },
  ])
})

it('each level adds up to the one above it, without empty rows and without platforms that lists do not show (CAT-24)', () => {
  fc.assert(
    fc.property(fc.array(aCell), (cells) => {
      const categories = categoriesOf(cells)
      const shown = cells.filter(({ platform }) => platformOf(platform).isPublic)
      expect(sum(categories)).toBe(shown.reduce((total, { shops }) => total + shops, 0))
      for (const { platform, onSaleCount, industries, kinds } of categories) {
        expect(platformOf(platform).isPublic).toBe(true)
        expect([sum(industries), sum(kinds)]).toEqual([onSaleCount, onSaleCount])
        for (const level of [categories, industries, kinds]) {
          const counts = level.map((one) => one.onSaleCount)
          expect(counts).toEqual(counts.toSorted((one, other) => other - one))
          expect(Math.min(...counts)).toBeGreaterThan(0)
        }
      }
    }),
  )
})
