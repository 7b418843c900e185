import { describe, expect, it } from 'vitest'
import { AN_ORDINARY_NOON as NOW } from '../../testing/manual-clock.ts'
import { A_SHOWN_SHOP as SHOP, manySold } from '../../testing/sold-shops.ts'
import { DAY_MS } from '../kernel/index.ts'
import { confidenceIn } from './confidence.ts'
import { eachFactor } from './model/factors.ts'
import type { PriceModel } from './model/price-model.ts'
import type { ShopToValue } from './shop-to-value.ts'
import { CONFIDENCE_LEVELS } from './valuation.ts'

const MODEL: PriceModel = {
  ring: 'industry',
  sales: manySold(12),
  weights: eachFactor(() => 0),
  ordinary: eachFactor(() => 0),
  baseFen: 1_000_000,
  spread: 0.35,
}

describe('how sure a valuation is', () => {
  const level = (change: Partial<PriceModel>, shop: ShopToValue = SHOP, now = NOW) =>
    confidenceIn(shop, { ...MODEL, ...change }, now).level

  it('depends on how many sales there are, how near and how even they are (VAL-5)', () => {
    expect([12, 11, 5, 4].map((count) => level({ sales: manySold(count) }))).toEqual([
      'high',
      'medium',
      'medium',
      'low',
    ])
    expect([0.35, 0.36, 0.6, 0.61].map((spread) => level({ spread }))).toEqual(['high', 'medium', 'medium', 'low'])
    const rings = ['industry', 'kind', 'platform', 'kind-anywhere', 'market'] as const
    expect(rings.map((ring) => level({ ring }))).toEqual(['high', 'high', 'low', 'low', 'low'])
    expect(CONFIDENCE_LEVELS).toEqual(['high', 'medium', 'low'])
  })

  it('is less where the newest sale is older than 180 days, and where two figures are missing (VAL-5)', () => {
    const newest = NOW - DAY_MS
    expect([180 * DAY_MS, 180 * DAY_MS + 1].map((age) => level({}, SHOP, newest + age))).toEqual(['high', 'medium'])
    const { fans: _fans, ...one } = SHOP
    const { yearsOpen: _years, ...two } = one
    expect([one, two].map((shop) => level({}, shop))).toEqual(['high', 'medium'])
    expect(level({}, two, newest + 181 * DAY_MS)).toBe('low')
    expect(level({ spread: 0.5 }, two, newest + 181 * DAY_MS)).toBe('low')
    expect(level({ sales: [] })).toBe('low')
  })

  it('is said with everything that it is decided by (VAL-5)', () => {
    const { fans: _fans, ...silent } = SHOP
    expect(confidenceIn(silent, { ...MODEL, spread: Math.log(1.5) }, NOW)).toEqual({
      level: 'medium',
      salesCount: 12,
      ring: 'industry',
      spreadPercent: 50,
      newestSaleAt: NOW - DAY_MS,
      missing: ['fans'],
    })
    expect(confidenceIn(SHOP, { ...MODEL, spread: 5 }, NOW).spreadPercent).toBe(999)
    expect(confidenceIn(silent, null, NOW)).toEqual({
      level: 'low',
      salesCount: 0,
      ring: 'market',
      spreadPercent: null,
      newestSaleAt: null,
      missing: ['fans'],
    })
  })
})
