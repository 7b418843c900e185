import { describe, expect, it } from 'vitest'
import { exampleShop } from '../../testing/example-shop.ts'
import { AN_ORDINARY_NOON } from '../../testing/manual-clock.ts'
import type { Shop } from '../catalog/index.ts'
import { DAY_MS } from '../kernel/index.ts'
import { marketContext, SALES_MONTHS, type ContextSources, type Peer } from './market-context.ts'

const NOW = AN_ORDINARY_NOON
const SHOP = exampleShop(1, { kind: 'flagship' })
const NOTHING: ContextSources = { peers: [], changes: [], sales: [] }

const peer = (number: number, change: Partial<Peer> = {}): Peer => {
  const { id, kind, priceFen, figures } = exampleShop(number + 100, { kind: 'flagship', priceFen: number * 100 })
  const turnoverByMonth = figures.turnoverByMonth.value
  return { id, kind, priceFen, ratings: figures.ratings.value, turnoverByMonth, ...change }
}
const peers = (count: number, change: Partial<Peer> = {}) =>
  Array.from({ length: count }, (_, at) => peer(at + 1, change))
const contextOf = (given: Partial<ContextSources>, shop: Shop = SHOP) =>
  marketContext(shop, { ...NOTHING, ...given }, NOW)

describe('what a shop is compared with', () => {
  it('is its own kind where at least five of it are on sale (CHT-2)', () => {
    const given = [
      ...peers(5),
      ...peers(9, { kind: 'personal' }).map((one, at) => ({ ...one, id: exampleShop(300 + at).id })),
    ]
    expect(contextOf({ peers: given })).toMatchObject({
      circle: 'kind',
      shops: 5,
      prices: { count: 5, medianFen: 300 },
    })
    expect(contextOf({ peers: given.slice(1) })).toMatchObject({ circle: 'industry', shops: 13 })
  })

  it('is never the shop itself (CHT-2)', () => {
    const own = peer(1, { id: SHOP.id, priceFen: 1 })
    expect(contextOf({ peers: [own, ...peers(4)] })).toMatchObject({ shops: 4, prices: null, ratings: null })
    expect(contextOf({ peers: [own, ...peers(5)] }).prices?.lowFen).toBe(100)
  })

  it('tells the middle of a month’s turnover only where five shops told that month (CHT-1)', () => {
    const given = peers(6, { turnoverByMonth: [{ month: '2026-01', turnoverFen: 700 }] })
    expect(contextOf({ peers: given }).turnoverByMonth).toEqual([{ month: '2026-01', medianFen: 700, shops: 6 }])
    expect(contextOf({ peers: peers(4) }).turnoverByMonth).toEqual([])
  })

  it('tells ratings on average, to a hundredth (CHT-1)', () => {
    const rated = [4.1, 4.2, 4.3, 4.4, 4.6].map((described, at) =>
      peer(at, { ratings: { described, service: 4.7, delivery: 5 } }),
    )
    expect(contextOf({ peers: rated }).ratings).toEqual({ described: 4.32, service: 4.7, delivery: 5 })
  })
})

it('begins with the first price and names each later one with its time (CHT-3)', () => {
  expect(contextOf({}).priceHistory).toEqual([{ at: SHOP.publishedAt, priceFen: SHOP.priceFen }])
  const changes = [
    { at: NOW - 2, fromFen: 900, toFen: 800 },
    { at: NOW - 1, fromFen: 800, toFen: SHOP.priceFen },
  ]
  expect(contextOf({ changes }).priceHistory).toEqual([
    { at: SHOP.publishedAt, priceFen: 900 },
    { at: NOW - 2, priceFen: 800 },
    { at: NOW - 1, priceFen: SHOP.priceFen },
  ])
})

it('tells twelve months of sales: each price of a few, how they lie of five and more, and older ones not (CHT-4)', () => {
  const sold = (daysAgo: number, priceFen: number) => ({ soldAt: NOW - daysAgo * DAY_MS, priceFen })
  const sales = [sold(1, 300), sold(2, 100), ...[1, 2, 3, 4, 5].map((at) => sold(35, at * 10)), sold(500, 999)]
  const { salesByMonth } = marketContext(SHOP, { ...NOTHING, sales }, NOW)
  expect(salesByMonth).toHaveLength(SALES_MONTHS)
  expect(salesByMonth.at(-1)).toEqual({ month: '2026-03', spread: null, pricesFen: [100, 300] })
  expect(salesByMonth.at(-2)).toMatchObject({ month: '2026-02', spread: { count: 5, medianFen: 30 }, pricesFen: [] })
  expect(salesByMonth.slice(0, -2).every(({ spread, pricesFen }) => spread === null && pricesFen.length === 0)).toBe(
    true,
  )
})
