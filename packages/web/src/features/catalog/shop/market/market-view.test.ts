import { exampleShop } from '@diandu/core/testing'
import type { MarketContext, PriceSpread } from '@diandu/core/insights'
import { expect, it } from 'vitest'
import { historyView, peersName, pricesView, ratingsView, salesView, turnoverView } from './market-view.ts'

const SHOP = exampleShop(1, { priceFen: 8_000_000, platform: 1, industry: 'womenswear', kind: 'flagship' })
const SPREAD: PriceSpread = {
  count: 6,
  lowFen: 5_000_000,
  quarterFen: 7_000_000,
  medianFen: 10_000_000,
  threeQuarterFen: 12_000_000,
  highFen: 20_000_000,
}
const CONTEXT: MarketContext = {
  circle: 'kind',
  shops: 6,
  prices: SPREAD,
  turnoverByMonth: [{ month: '2026-02', medianFen: 20_000_000, shops: 6 }],
  ratings: { described: 4, service: 4.7, delivery: 4.9 },
  priceHistory: [
    { at: Date.parse('2026-01-01T12:00:00+08:00'), priceFen: 9_000_000 },
    { at: Date.parse('2026-02-01T12:00:00+08:00'), priceFen: 8_000_000 },
  ],
  salesByMonth: [
    { month: '2026-01', spread: SPREAD, pricesFen: [] },
    { month: '2026-02', spread: null, pricesFen: [6_000_000, 7_000_000] },
    { month: '2026-03', spread: null, pricesFen: [] },
  ],
}
const EMPTY: MarketContext = { ...CONTEXT, prices: null, ratings: null, turnoverByMonth: [], salesByMonth: [] }

it('names the shops with which one is compared', () => {
  expect(peersName(SHOP, 'kind', 'zh-CN')).toBe('天猫 · 女装 · 旗舰店')
  expect(peersName(SHOP, 'industry', 'en')).toBe('Tmall · Womenswear')
})

it('says of each month what was turned over, how it changed, and the middle of similar shops where it is known', () => {
  const { says, columns, table } = turnoverView(SHOP, CONTEXT, 'zh-CN')
  expect(says).toBe('最近一个月比同类中位低 5%。')
  expect(columns.map((column) => column.says)).toEqual([
    '2026年1月：¥17万',
    '2026年2月：¥19万，比上月多 12%，同类 6 家中位 ¥20万',
  ])
  expect(table.rows).toEqual([
    ['2026年1月', '¥17万', '—', '—'],
    ['2026年2月', '¥19万', '+12%', '¥20万'],
  ])
  expect(turnoverView(SHOP, undefined, 'zh-CN').says).toBeUndefined()
})

it('says where the price lies, and nothing where too few shops are alike', () => {
  expect(pricesView(SHOP, CONTEXT, 'zh-CN')?.says).toBe('比同类中位标价低 20%。')
  expect(pricesView(SHOP, CONTEXT, 'en')?.table.rows[0]).toEqual(['This shop', '¥80,000'])
  expect(pricesView({ ...SHOP, priceFen: 10_000_000 }, CONTEXT, 'en')?.says).toBe('Same as the median asking price.')
  expect(pricesView(SHOP, EMPTY, 'zh-CN')).toBeUndefined()
})

it('says how the price changed in all, or that it never did', () => {
  expect(historyView(CONTEXT, 'zh-CN')).toMatchObject({ isOnce: false, says: '比最初降了 ¥1万。' })
  const once = historyView({ ...CONTEXT, priceHistory: CONTEXT.priceHistory.slice(0, 1) }, 'zh-CN')
  expect(once).toMatchObject({ isOnce: true, says: '2026-01-01 上架以来没有改过价。' })
})

it('tells many sales of a month as a box, a few one by one, and of none that there were none', () => {
  const view = salesView(CONTEXT, 'zh-CN')
  expect(view?.strips.map(({ says }) => says)).toEqual([
    '2026年1月：6 单，中位 ¥10万，¥5万 到 ¥20万',
    '2026年2月：2 单，¥6万、¥7万',
    '2026年3月：没有成交',
  ])
  expect(view?.table.rows[1]).toEqual(['2026年2月', '2', '不足五单', '¥6万', '¥7万'])
  expect(salesView(EMPTY, 'zh-CN')).toBeUndefined()
})

it('draws ratings on a scale on which they can be told apart', () => {
  const view = ratingsView(SHOP, CONTEXT, 'zh-CN')
  expect(view).toMatchObject({ from: 4, to: 5 })
  expect(view?.bars.map(({ says }) => says)).toEqual(['高于平均 0.10', '等于平均', '低于平均 0.10'])
  expect(ratingsView(SHOP, EMPTY, 'zh-CN')).toBeUndefined()
})
