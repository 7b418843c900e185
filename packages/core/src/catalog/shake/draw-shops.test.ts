import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aShopCard } from '../../../testing/arbitraries/a-shop.ts'
import type { ShopCard, ShopId } from '../listing.ts'
import { DRAW_LENGTH, DRAW_REASONS, drawShops } from './draw-shops.ts'
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

describe('the shops of one seed', () => {
  const [model] = fc.sample(aShopCard(), { numRuns: 1, seed: 1 }) as [ShopCard]
  const shop = (id: string, change: Partial<ShopCard> = {}): ShopCard => ({
    ...model,
    id: id as ShopId,
    status: 'on-sale',
    isInspected: false,
    platform: 1,
    industry: 'toys',
    kind: 'flagship',
    priceFen: 100,
    ...change,
  })
  const other = { platform: 2, industry: 'food', kind: 'personal', priceFen: 900 } as const
  const candidates = [
    shop('like'),
    shop('kind', { ...other, kind: 'flagship' }),
    shop('price', { ...other, priceFen: 100 }),
    shop('platform', { ...other, platform: 1 }),
    shop('industry', { ...other, industry: 'toys' }),
    shop('inspected', { ...other, isInspected: true }),
    shop('none', other),
  ]

  it.each([
    [1, 'price like industry platform none inspected kind'],
    [2, 'industry like platform price none kind inspected'],
    [3, 'platform like industry price inspected kind none'],
    [4, 'industry platform price like kind inspected none'],
    [5, 'like industry platform price inspected none kind'],
    [8, 'platform like price industry inspected kind none'],
    [9, 'like price industry platform kind inspected none'],
    [12, 'like platform industry price none inspected kind'],
  ])('are the same on every machine: %i draws %s (SHK-1)', (seed, order) => {
    const viewed = [shop('seen')]
    const drawn: ShopId[] = []
    for (let time = 0; time < 3; time += 1)
      drawn.push(...drawShops({ viewed, candidates, without: [...drawn], seed }).map((one) => one.shop.id))
    expect(drawn.join(' ')).toBe(order)
  })

  it.each([
    [1, ['shop-p', 'shop-l', 'shop-c']],
    [2, ['shop-h', 'shop-p', 'shop-d']],
    [-7, ['shop-l', 'shop-c', 'shop-b']],
  ])('are drawn by chance alone where nothing was viewed: %i draws %j (SHK-1)', (seed, ids) => {
    const all = [...'abcdefghijklmnop'].map((letter) => shop(`shop-${letter}`))
    expect(drawShops({ viewed: [], candidates: all, without: [], seed }).map((one) => one.shop.id)).toEqual(ids)
  })

  it('say what they have in common by the closest likeness, and by a price that is a quarter off at most (SHK-3)', () => {
    const titlesDrawn = (change: Partial<ShopCard>) =>
      drawShops({
        viewed: [shop('seen'), shop('too')],
        candidates: [shop('a', { ...other, ...change })],
        without: [],
        seed: 1,
      }).map(({ reason, viewedCount }) => [reason, viewedCount])
    expect(titlesDrawn({ platform: 1, industry: 'toys' })).toEqual([['industry-and-platform', 2]])
    expect(titlesDrawn({ industry: 'toys', priceFen: 100 })).toEqual([['industry', 2]])
    expect(titlesDrawn({ platform: 1, priceFen: 100 })).toEqual([['platform', 2]])
    expect([75, 125].map((priceFen) => titlesDrawn({ priceFen }))).toEqual([[['price', 2]], [['price', 2]]])
    expect([74, 126].map((priceFen) => titlesDrawn({ priceFen }))).toEqual([[['rating', 0]], [['rating', 0]]])
    expect(titlesDrawn({ isInspected: true })).toEqual([['inspected', 0]])
  })

  it('have one of six reasons (SHK-3)', () => {
    expect(DRAW_REASONS).toEqual(['industry-and-platform', 'industry', 'platform', 'price', 'inspected', 'rating'])
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

  it.each(['x', 'y', 'z'] as const)('counts a jolt from 14 m/s² on, along %s as along the others (SHK-4)', (axis) => {
    const shaken = (jolt: number) => {
      const watch = createShakeWatch()
      return [0, 1, 2, 3].map((at) => watch({ x: 1, y: 1, z: 1, [axis]: at % 2 === 0 ? 10 : 10 - jolt, at }))
    }
    expect(shaken(14)).toEqual([false, false, false, true])
    expect(shaken(13.99)).toEqual([false, false, false, false])
  })

  it('takes jolts together that lie less than a second apart, and begins anew after a shake (SHK-4)', () => {
    const heard = (...instants: readonly number[]) => {
      const watch = createShakeWatch()
      return instants.map((at, index) => watch({ x: index % 2 === 0 ? 20 : 0, y: 0, z: 0, at }))
    }
    expect(heard(0, 1, 500, 1000)).toEqual([false, false, false, true])
    expect(heard(0, 1, 500, 1001)).toEqual([false, false, false, false])
    expect(heard(0, 1, 2, 3, 4, 5, 6)).toEqual([false, false, false, true, false, false, true])
  })
})
