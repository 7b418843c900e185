import fc from 'fast-check'
import { aShop, exampleShop } from '../../testing/index.ts'
import { expect, it } from 'vitest'
import { formatTime } from '../format/index.ts'
import { describedListing, type DescribedListing } from './described-listing.ts'
import { listingParts } from './listing-rows.ts'
import type { Shop, ShopFigures } from './listing.ts'

const FIGURES = Object.keys(exampleShop(1).figures) as (keyof ShopFigures)[]
const OWN = [
  'id',
  'title',
  'platform',
  'kind',
  'industry',
  'province',
  'priceFen',
  'otherFeesFen',
  'isInspected',
  'publishedAt',
] as const satisfies readonly (keyof Shop)[]

const rowsOf = (listing: DescribedListing) => listingParts(listing).flatMap(({ rows }) => rows)
/** What a reader can tell apart: a value, who says it, and on which day; of blank names none is a name. */
const told = (value: unknown): string =>
  JSON.stringify(value, (key, one: unknown) =>
    key === 'at' || key === 'publishedAt'
      ? formatTime(one as number, 'yyyy-mm-dd')
      : key === 'holder'
        ? String(one).trim()
        : one,
  )

it('whatever one listing says otherwise than another, its rows say otherwise (CTR-51)', () => {
  fc.assert(
    fc.property(aShop(), aShop(), fc.constantFrom(...FIGURES), fc.constantFrom(...OWN), (shop, other, figure, own) => {
      const rows = told(rowsOf(describedListing(shop)))
      fc.pre(figure !== 'turnoverByMonth' || shop.figures[figure].value.length + other.figures[figure].value.length > 0)
      const refigured = { ...shop, figures: { ...shop.figures, [figure]: other.figures[figure] } }
      expect(told(rowsOf(describedListing(refigured))) !== rows).toBe(
        told(shop.figures[figure]) !== told(other.figures[figure]),
      )
      expect(told(rowsOf(describedListing({ ...shop, [own]: other[own] }))) !== rows).toBe(
        told({ [own]: shop[own] }) !== told({ [own]: other[own] }),
      )
    }),
  )
})

it('every row has a name, a value and a source that vouches for it, in both languages, each once (CTR-51)', () => {
  fc.assert(
    fc.property(aShop(), (shop) => {
      const rows = rowsOf(describedListing(shop))
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
      for (const { label, value, source } of rows)
        for (const { zh, en } of [label, value, source])
          expect([zh, en]).toEqual([expect.stringMatching(/^[^]+$/), expect.stringMatching(/^[^]+$/)])
      const free = new Set(['title', 'id', 'level', 'holder'])
      expect(
        rows
          .filter(({ key }) => !free.has(key))
          .map(({ label, value, source }) => label.en + value.en + source.en)
          .join(),
      ).not.toMatch(/\p{Script=Han}/u)
    }),
  )
})

it('sums and counts are written out whole (CTR-51)', () => {
  const { figures, ...shop } = exampleShop(1, {
    photos: [{ url: '/a.webp', width: 1, height: 1, caption: '后台首页' }],
  })
  const fans = { ...figures.fans, value: 123_456 }
  const rows = rowsOf(
    describedListing({
      ...shop,
      figures: { ...figures, fans, monthlyTurnoverFen: { value: 12_345_678, by: 'inspector', at: 0 } },
    }),
  )
  const said = Object.fromEntries(rows.map(({ key, value, source }) => [key, [value.zh, value.en, source.zh]]))
  expect(said['fans']?.[0]).toBe('123,456')
  expect(said['monthlyTurnover']).toEqual(['123,456.78 元', '¥123,456.78', '验店确认 1970-01-01'])
  expect(said['photo-0']?.[0]).toBe('后台首页')
  expect(said['general']?.slice(0, 2)).toEqual(['1 分', '1 point'])
})

it('what is kept of a listing is what it says, not where its sale stands (CTR-50)', () => {
  const shop = exampleShop(1)
  const sold: Shop = { ...shop, status: 'sold', viewCount: shop.viewCount + 1, sellerName: '换了名字' }
  expect(describedListing(sold)).toEqual(describedListing(shop))
  expect(describedListing({ ...shop, description: '另一段话' })).not.toEqual(describedListing(shop))
})
