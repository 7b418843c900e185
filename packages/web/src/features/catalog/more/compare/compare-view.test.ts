import { aShop, exampleShop } from '@diandu/core/testing'
import { composeTitle } from '@diandu/core/catalog'
import { shopSums } from '@diandu/core/orders'
import { formatMoney, shortMoney } from '@diandu/core/format'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LOCALES } from '../../../../messages/messages.ts'
import { comparePoster } from './compare-sharing.tsx'
import { compareView, differencesOf } from './compare-view.ts'

const NOW = Date.UTC(2026, 10, 25, 4)

it('each shop has a cell in every row, and a difference is what reads differently (CMP-2)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(aShop()), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...LOCALES),
      (shops, locale) => {
        for (const { rows } of compareView(shops, locale, NOW))
          for (const { cells, differs } of rows) {
            expect(cells).toHaveLength(shops.length)
            const there = cells.filter((_, at) => shops[at] !== null).map(({ lines }) => lines.join('\n'))
            expect(differs).toBe(new Set(there).size > 1)
          }
      },
    ),
    { numRuns: 40 },
  )
  const shop = exampleShop(1)
  expect(differencesOf(compareView([shop, shop], 'zh-CN', NOW))).toEqual([])
})

it('a choice among figures has a row where a shop states it, and differs from what is not stated (CMP-2)', () => {
  const holders = (...numbers: readonly number[]) =>
    compareView(
      numbers.map((number) => exampleShop(number)),
      'en',
      NOW,
    )
      .flatMap(({ rows }) => rows)
      .find(({ key }) => key === 'shopHolderKind')
  expect(holders(3, 4)).toMatchObject({
    label: 'Kind of shop holder',
    differs: true,
    cells: [{ lines: ['A company'] }, { lines: ['—'] }],
  })
  expect(holders(3, 7)?.differs).toBe(false)
  expect(holders(4, 8)).toBeUndefined()
})

it('costs are those of the order, and the lowest is marked (CMP-2)', () => {
  const [cheap, dear] = [exampleShop(1, { priceFen: 10_000_000 }), exampleShop(1, { priceFen: 20_000_000 })]
  const rows = compareView([dear, cheap], 'zh-CN', NOW).flatMap((group) => group.rows)
  const total = rows.find(({ key }) => key === 'total')
  expect(total?.cells[1]).toEqual({
    lines: [formatMoney(shopSums(cheap, { plan: 'full', now: NOW }).totalFen)],
    note: '最低',
  })
  expect(total?.cells[0]?.note).toBeUndefined()
})

it('a buyer who agreed on a price compares the costs at that price, and reads both (CMP-2, ORD-88)', () => {
  const shop = exampleShop(1, { priceFen: 20_000_000 })
  const agreed = [{ shopId: shop.id, agreedFen: 10_000_000, until: NOW }]
  const rows = compareView([shop], 'zh-CN', NOW, agreed).flatMap((group) => group.rows)
  const linesOf = (name: string) => rows.find(({ key }) => key === name)?.cells[0]?.lines
  expect(linesOf('price')).toEqual(['¥100,000.00', '您谈好的价（标价 ¥200,000.00）'])
  const { nowFen, totalFen } = shopSums({ ...shop, priceFen: 10_000_000 }, { plan: 'deposit', now: NOW })
  expect([linesOf('nowDeposit'), linesOf('total')]).toEqual([[formatMoney(nowFen)], [formatMoney(totalFen)]])
})

it('the picture to share names every shop with what it costs in all (CMP-5)', () => {
  const shops = [exampleShop(1), exampleShop(2)]
  const poster = comparePoster(shops, 'zh-CN', NOW)
  expect(poster.rows.flatMap((row) => ('heading' in row ? row.heading : []))).toEqual(
    shops.map((shop) => composeTitle(shop).zh),
  )
  expect(poster.rows.flatMap((row) => ('isStrong' in row && row.isStrong ? row.value : []))).toEqual(
    shops.map((shop) => shortMoney(shopSums(shop, { plan: 'full', now: NOW }).totalFen, 'zh-CN')),
  )
  expect(poster.path).toBe(`/compare?ids=${shops.map(({ id }) => id).join('.')}`)
})
