import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ShopId } from '../catalog/index.ts'
import { DAY_MS } from '../kernel/index.ts'
import { aSale, aShopToValue } from '../../testing/arbitraries/a-sale.ts'
import { EXAMPLE_SHOP_TO_VALUE } from '../../testing/example-shop-to-value.ts'
import { AN_ORDINARY_NOON } from '../../testing/manual-clock.ts'
import type { Sale, ShopToValue, Valuation } from './index.ts'
import { valueShop } from './index.ts'

const NOW = AN_ORDINARY_NOON
const likely = ({ estimate }: Valuation): number => estimate?.likelyFen ?? 0

const SHOP = EXAMPLE_SHOP_TO_VALUE

const sold = (number: number, priceFen: number, change: Partial<ShopToValue> = {}): Sale => ({
  shopId: `shop-${number}` as ShopId,
  title: `第 ${number} 家`,
  shop: { ...SHOP, ...change },
  priceFen,
  soldAt: NOW - number * DAY_MS,
})

/** Some sales, most of them of one platform and kind: rings far and near are used. */
const someSales = fc
  .tuple(fc.array(aSale(), { maxLength: 40 }), aShopToValue(), fc.integer({ min: 0, max: 40 }))
  .map(([sales, { platform, kind, industry }, near]) =>
    sales.map((sale, at) => (at < near ? { ...sale, shop: { ...sale.shop, platform, kind, industry } } : sale)),
  )

/** A better shop than another one, by one or more figures. */
const betterThan = (shop: ShopToValue): fc.Arbitrary<ShopToValue> =>
  fc
    .record({
      ratings: fc.nat(100),
      fans: fc.nat(1_000_000),
      turnover: fc.nat(100_000_000),
      years: fc.nat(10),
      fewer: fc.nat(20),
      registers: fc.boolean(),
      isGeneral: fc.boolean(),
      repays: fc.boolean(),
    })
    .map((more) => {
      const rise = (rating: number) => Math.min(5, rating + more.ratings / 100)
      const fall = (points: number) => Math.max(0, points - more.fewer)
      const { ratings, fans, monthlyTurnoverFen, yearsOpen, violations } = shop
      return {
        ...shop,
        ...(ratings === undefined
          ? {}
          : {
              ratings: {
                described: rise(ratings.described),
                service: rise(ratings.service),
                delivery: rise(ratings.delivery),
              },
            }),
        ...(fans === undefined ? {} : { fans: fans + more.fans }),
        ...(monthlyTurnoverFen === undefined ? {} : { monthlyTurnoverFen: monthlyTurnoverFen + more.turnover }),
        ...(yearsOpen === undefined ? {} : { yearsOpen: yearsOpen + more.years }),
        violations: {
          general: fall(violations.general),
          severe: fall(violations.severe),
          counterfeit: fall(violations.counterfeit),
        },
        ...(more.registers ? { trademark: 'registered' as const } : {}),
        ...(more.isGeneral ? { taxpayer: 'general' as const } : {}),
        ...(more.repays ? { hasLoans: false } : {}),
      }
    })

describe('the value of a shop', () => {
  it('is never lowered by better ratings, fewer violations, more fans or turnover, a mark, or repaid loans (VAL-1)', () => {
    fc.assert(
      fc.property(
        someSales,
        aShopToValue().chain((shop) => fc.tuple(fc.constant(shop), betterThan(shop))),
        (sales, [shop, better]) => {
          const [before, after] = [valueShop(shop, sales, NOW).estimate, valueShop(better, sales, NOW).estimate]
          for (const key of ['lowFen', 'likelyFen', 'highFen'] as const)
            expect(after?.[key] ?? 0).toBeGreaterThanOrEqual(before?.[key] ?? 0)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('is the price of an ordinary shop and all steps together, to the fen, and never below nothing (VAL-2, VAL-3)', () => {
    fc.assert(
      fc.property(someSales, aShopToValue(), (sales, shop) => {
        const { estimate } = valueShop(shop, sales, NOW)
        if (estimate === null) return
        const { baseFen, steps, likelyFen, lowFen, highFen } = estimate
        expect(steps.reduce((sum, { fen }) => sum + fen, baseFen)).toBe(likelyFen)
        expect([baseFen, ...steps.map(({ fen }) => fen)].every((fen) => fen % 100 === 0)).toBe(true)
        expect(lowFen >= 0 && lowFen <= likelyFen && likelyFen <= highFen).toBe(true)
      }),
    )
  })

  it('is told nothing of where nothing was sold here in two years, and says so with low confidence (VAL-4)', () => {
    for (const sales of [[], [sold(731, 30_000_000)], [{ ...sold(1, 30_000_000), soldAt: NOW + 1 }]])
      expect(valueShop(SHOP, sales, NOW)).toMatchObject({
        estimate: null,
        comparables: [],
        improvements: [],
        confidence: { level: 'low', salesCount: 0, spreadPercent: null, newestSaleAt: null },
      })
  })

  it('is less sure the fewer, the farther and the older the sales are, and says which (VAL-4, VAL-5)', () => {
    const many = Array.from({ length: 20 }, (_, at) => sold(at + 1, 30_000_000 + at * 100_000))
    const level = (sales: readonly Sale[], shop: ShopToValue = SHOP) => valueShop(shop, sales, NOW).confidence
    expect(level(many)).toMatchObject({ level: 'high', salesCount: 20, ring: 'industry', missing: [] })
    expect(level(many.slice(0, 6))).toMatchObject({ level: 'medium', salesCount: 6, ring: 'kind' })
    expect(level(many.slice(0, 2))).toMatchObject({ level: 'low', salesCount: 2, ring: 'market' })
    expect(level(many, { ...SHOP, platform: 44 })).toMatchObject({ level: 'low', ring: 'kind-anywhere' })
    expect(level(many.map((sale) => ({ ...sale, soldAt: sale.soldAt - 200 * DAY_MS })))).toMatchObject({
      level: 'medium',
    })
    const { ratings: _ratings, fans: _fans, ...silent } = SHOP
    expect(level(many, silent)).toMatchObject({ level: 'medium', missing: ['ratings', 'fans'] })
  })

  it('widens its range where few sales or scattered ones say it (VAL-5)', () => {
    const width = (sales: readonly Sale[]) => {
      const { lowFen = 0, highFen = 1 } = valueShop(SHOP, sales, NOW).estimate ?? {}
      return highFen / lowFen
    }
    const even = Array.from({ length: 20 }, (_, at) => sold(at + 1, 30_000_000))
    const scattered = even.map((sale, at) => ({ ...sale, priceFen: at % 2 === 0 ? 10_000_000 : 90_000_000 }))
    expect(width(even)).toBeLessThan(width(even.slice(0, 3)))
    expect(width(even)).toBeLessThan(width(scattered))
  })

  it('shows at most five sold shops, the most like it first, each with its price and day (VAL-6)', () => {
    const sales = Array.from({ length: 9 }, (_, at) =>
      sold(at + 1, 30_000_000 + at, { fans: 10_000 * 4 ** Math.abs(at - 4) }),
    )
    const { comparables } = valueShop(SHOP, sales, NOW)
    expect(comparables.map(({ shopId }) => shopId)).toEqual(['shop-5', 'shop-4', 'shop-6', 'shop-3', 'shop-7'])
    expect(comparables[0]).toMatchObject({ priceFen: 30_000_004, soldAt: NOW - 5 * DAY_MS, rating: 4.8 })
  })

  it('learns from sales what counts here: where turnover decides prices, it decides the value (VAL-7)', () => {
    const byTurnover = Array.from({ length: 40 }, (_, at) => {
      const monthlyTurnoverFen = 1_000_000 * 1.15 ** at
      return sold(at + 1, Math.round(monthlyTurnoverFen * 1.5), { monthlyTurnoverFen, fans: 5_000 + ((at * 37) % 11) })
    })
    const of = (monthlyTurnoverFen: number) => likely(valueShop({ ...SHOP, monthlyTurnoverFen }, byTurnover, NOW))
    expect(of(20_000_000) / 30_000_000).toBeGreaterThan(0.8)
    expect(of(20_000_000) / 30_000_000).toBeLessThan(1.25)
    const same = Array.from({ length: 40 }, (_, at) =>
      sold(at + 1, 30_000_000, { monthlyTurnoverFen: 1e6 * 1.15 ** at }),
    )
    const flat = (monthlyTurnoverFen: number) => likely(valueShop({ ...SHOP, monthlyTurnoverFen }, same, NOW))
    expect(flat(80_000_000) / flat(10_000_000)).toBeLessThan(of(80_000_000) / of(10_000_000) / 2)
  })

  it('names what would raise it, each with its gain, the greatest first (VAL-8)', () => {
    const sales = Array.from({ length: 20 }, (_, at) => sold(at + 1, 30_000_000 + at * 1000))
    const poor: ShopToValue = {
      ...SHOP,
      trademark: 'none',
      hasLoans: true,
      violations: { general: 8, severe: 0, counterfeit: 0 },
    }
    const { improvements, estimate } = valueShop(poor, sales, NOW)
    expect(improvements.map(({ kind }) => kind)).toContain('no-violations')
    const gains = improvements.map(({ gainFen }) => gainFen)
    expect(gains).toEqual(gains.toSorted((one, other) => other - one))
    expect(gains.every((gain) => gain > 0)).toBe(true)
    for (const { kind, gainFen } of improvements) {
      if (kind !== 'no-loans') continue
      expect(likely(valueShop({ ...poor, hasLoans: false }, sales, NOW)) - (estimate?.likelyFen ?? 0)).toBe(gainFen)
    }
    expect(valueShop(SHOP, sales, NOW).improvements.map(({ kind }) => kind)).not.toContain('no-violations')
  })
})
