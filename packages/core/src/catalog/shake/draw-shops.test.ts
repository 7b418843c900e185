import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aShopCard } from '../../../testing/arbitraries/a-shop.ts'
import type { ShopCard, ShopId } from '../listing.ts'
import { DRAW_LENGTH, drawShops } from './draw-shops.ts'
import { createShakeWatch } from './shake-watch.ts'

const some = (max: number) => fc.uniqueArray(aShopCard(), { maxLength: max, selector: ({ id }) => id })
const aDraw = fc
  .record({ all: some(30), viewedCount: fc.nat(6), drawnCount: fc.nat(6), seed: fc.integer() })
  .map(({ all, viewedCount, drawnCount, seed }) => ({
    viewed: all.slice(0, viewedCount),
    candidates: all,
    without: all.slice(viewedCount, viewedCount + drawnCount).map(({ id }) => id),
    seed,
  }))

describe('drawShops', () => {
  it('draws three at most, each once, for sale, and neither viewed nor drawn before (SHK-1, SHK-2)', () => {
    fc.assert(
      fc.property(aDraw, (draw) => {
        const drawn = drawShops(draw).map(({ shop }) => shop)
        const left = draw.candidates.filter(
          ({ id, status }) =>
            status === 'on-sale' && !draw.without.includes(id) && !draw.viewed.some((viewed) => viewed.id === id),
        )
        expect(drawn).toHaveLength(Math.min(DRAW_LENGTH, left.length))
        expect(new Set(drawn).size).toBe(drawn.length)
        for (const shop of drawn) expect(left).toContain(shop)
      }),
    )
  })

  it('is the same for the same seed, in whatever order the shops come (SHK-1)', () => {
    fc.assert(
      fc.property(aDraw, (draw) => {
        expect(drawShops({ ...draw, candidates: draw.candidates.toReversed() })).toEqual(drawShops(draw))
      }),
    )
  })

  it('draws what has nothing in common with viewed shops only where nothing else is left (SHK-1, SHK-3)', () => {
    fc.assert(
      fc.property(aDraw, (draw) => {
        const drawn = drawShops(draw)
        const alike = drawShops({ ...draw, without: [...draw.without, ...drawn.map(({ shop }) => shop.id)] })
        if (drawn.some(({ viewedCount }) => viewedCount === 0))
          expect(alike.every(({ viewedCount }) => viewedCount === 0)).toBe(true)
      }),
    )
  })

  it('says truly what each has in common, and with how many (SHK-3)', () => {
    fc.assert(
      fc.property(aDraw, (draw) => {
        for (const { shop, reason, viewedCount } of drawShops(draw)) {
          const industry = (one: ShopCard) => one.industry === shop.industry
          const platform = (one: ShopCard) => one.platform === shop.platform
          if (reason === 'industry-and-platform')
            expect(viewedCount).toBe(draw.viewed.filter((one) => industry(one) && platform(one)).length)
          if (reason === 'industry') expect(viewedCount).toBe(draw.viewed.filter(industry).length)
          if (reason === 'platform') expect(viewedCount).toBe(draw.viewed.filter(platform).length)
          if (reason === 'inspected') expect(shop.isInspected).toBe(true)
          expect(viewedCount === 0).toBe(reason === 'inspected' || reason === 'rating')
        }
      }),
    )
  })

  it('draws others with other seeds, and likelier what is more alike (SHK-1)', () => {
    const [model] = fc.sample(aShopCard(), 1) as [ShopCard]
    const shop = (id: string, change: Partial<ShopCard> = {}): ShopCard => ({
      ...model,
      id: id as ShopId,
      status: 'on-sale',
      isInspected: false,
      platform: 1,
      industry: 'womenswear',
      kind: 'flagship',
      priceFen: 100,
      ...change,
    })
    const near = Array.from({ length: 10 }, (_, at) => shop(`near-${at}`, { priceFen: 10_000_000 }))
    const far = Array.from({ length: 10 }, (_, at) =>
      shop(`far-${at}`, { platform: 3, kind: 'personal', priceFen: 105 }),
    )
    const seeds = Array.from({ length: 200 }, (_, seed) => seed)
    const drawn = seeds.map((seed) =>
      drawShops({ viewed: [shop('seen')], candidates: [...near, ...far], without: [], seed }),
    )
    const ids = drawn.flat().map((one) => one.shop.id)
    expect(new Set(ids).size).toBe(20)
    expect(new Set(drawn.map((three) => three.map((one) => one.shop.id).join())).size).toBeGreaterThan(100)
    const farther = drawShops({ viewed: [], candidates: [...near, ...far], without: [], seed: 1 })
    expect(farther.map(({ reason }) => reason)).toEqual(['rating', 'rating', 'rating'])
  })
})

describe('createShakeWatch', () => {
  const rest = { x: 0, y: 0, z: 9.8 }
  it('hears three jolts within a second, and neither walking nor one bump (SHK-4)', () => {
    const watch = createShakeWatch()
    expect([0, 100, 200].map((at) => watch({ ...rest, y: at % 200 === 0 ? 3 : -3, at }))).toEqual([false, false, false])
    expect(watch({ ...rest, x: 25, at: 300 })).toBe(false)
    expect([400, 500, 600].map((at) => watch({ ...rest, x: at % 200 === 0 ? 20 : -20, at }))).toContain(true)
  })

  it('forgets jolts that are long past (SHK-4)', () => {
    const watch = createShakeWatch()
    const heard = Array.from({ length: 20 }, (_, at) => watch({ ...rest, x: at % 2 === 0 ? 20 : -20, at: at * 1200 }))
    expect(heard).not.toContain(true)
  })

  it('hears nothing in what no sensor says', () => {
    const watch = createShakeWatch()
    expect([Number.NaN, Infinity, Number.NaN].map((x, at) => watch({ ...rest, x, at }))).not.toContain(true)
  })
})
