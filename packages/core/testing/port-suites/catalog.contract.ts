import { describe, expect, it } from 'vitest'
import { NO_FILTER, type ListingFilter, type ListingSort, type ShopCard, type ShopId } from '../../src/catalog/index.ts'
import { everyItem, reasonOf, valueOf } from '../world-steps.ts'
import { withWorld } from '../with-world.ts'
import { paidOrder } from '../paid-order.ts'
import type { OpenWorld, World } from '../world.ts'

const everyShop = (world: World, filter: ListingFilter = NO_FILTER) => {
  const { catalog } = world.openDevice()
  return everyItem((cursor) => catalog.list(filter, cursor))
}

const idsOf = (cards: readonly ShopCard[]): readonly ShopId[] => cards.map(({ id }) => id).toSorted()

const RISES: Readonly<Partial<Record<ListingSort, (card: ShopCard) => number>>> = {
  latest: (card) => -card.publishedAt,
  'price-up': (card) => card.priceFen,
  'price-down': (card) => -card.priceFen,
}

export function catalogContract(name: string, open: OpenWorld): void {
  describe(`${name} keeps the Catalog contract`, () => {
    const world = withWorld(open)

    it('[CAT-13] lists every shop on sale once, a page at a time', async () => {
      const cards = await everyShop(world())
      expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
      expect(cards.map(({ id }) => id)).toEqual(expect.arrayContaining([...world().shopIds]))
      expect(cards.every(({ status }) => status === 'on-sale')).toBe(true)
    })

    it.each(['latest', 'price-up', 'price-down'] as const)('[CAT-13] keeps the order %s over all pages', async (sort) => {
      const cards = await everyShop(world(), { sort })
      const keys = cards.map((card) => RISES[sort]?.(card) ?? 0)
      expect(keys).toEqual(keys.toSorted((one, other) => one - other))
      expect(idsOf(cards)).toEqual(idsOf(await everyShop(world())))
    })

    it.each(['platform', 'kind', 'industry', 'province', 'trademark', 'taxpayer'] as const)(
      '[CAT-13] lists exactly the shops that fit the chosen %s',
      async (choice) => {
        const cards = await everyShop(world())
        const chosen = cards.find(({ id }) => id === world().shopIds[0])?.[choice]
        const fitting = cards.filter((card) => card[choice] === chosen)
        expect(idsOf(await everyShop(world(), { ...NO_FILTER, [choice]: chosen }))).toEqual(idsOf(fitting))
      },
    )

    it('[CAT-13] takes both ends of a price range in', async () => {
      const byPrice = await everyShop(world(), { sort: 'price-up' })
      const [low, high] = [byPrice[3]?.priceFen ?? 0, byPrice[9]?.priceFen ?? 0]
      const between = await everyShop(world(), { sort: 'price-up', minPriceFen: low, maxPriceFen: high })
      expect(between.map(({ id }) => id)).toEqual(byPrice.slice(3, 10).map(({ id }) => id))
      expect(await everyShop(world(), { ...NO_FILTER, maxPriceFen: 1 })).toEqual([])
    })

    it('[CAT-14] refuses a cursor that it did not write', async () => {
      expect(reasonOf(await world().openDevice().catalog.list(NO_FILTER, 'nobody-wrote-this'))).toBe('bad-parameter')
    })

    it('[CAT-15] finds a shop by its title, by a part of it, and in any letter case', async () => {
      const [card] = (await everyShop(world())).filter(({ id }) => world().shopIds.includes(id))
      if (card === undefined) throw new Error('No shop is on sale')
      for (const text of [card.title, card.title.slice(0, 2), card.title.toUpperCase()]) {
        expect(idsOf(await everyShop(world(), { ...NO_FILTER, text }))).toContain(card.id)
      }
      expect(await everyShop(world(), { ...NO_FILTER, text: '没有这样的店铺鑫鑫鑫' })).toEqual([])
    })

    it('[CAT-16] shows a shop with the same figures as its card', async () => {
      const { catalog } = world().openDevice()
      const [card] = valueOf(await catalog.list(NO_FILTER, null)).items
      if (card === undefined) throw new Error('No shop is on sale')
      const shop = valueOf(await catalog.detail(card.id))
      expect(shop).toMatchObject({ ...card })
      expect(shop.figures.trademark.value.state).toBe(card.trademark)
      expect(shop.figures.taxpayer.value).toBe(card.taxpayer)
    })

    it('[CAT-16] knows nothing of a shop that does not exist', async () => {
      expect(reasonOf(await world().openDevice().catalog.detail('no-such-shop' as ShopId))).toBe('not-found')
    })

    it('[CAT-17] still shows a shop that was paid for, and lists it no more', async () => {
      const { catalog } = world().openDevice()
      const { shop: { id } } = await paidOrder(world())
      expect(valueOf(await catalog.detail(id)).status).not.toBe('on-sale')
      expect(idsOf(await everyShop(world()))).not.toContain(id)
    })

    it('[CAT-18] counts for every choice what a list of it holds', async () => {
      const cards = await everyShop(world())
      const tally = (keyOf: (card: ShopCard) => string) => {
        const counts = new Map<string, number>()
        for (const card of cards) counts.set(keyOf(card), (counts.get(keyOf(card)) ?? 0) + 1)
        return counts
      }
      const counts = valueOf(await world().openDevice().catalog.filterCounts())
      const counted = (record: Readonly<Record<string, number>>) => new Map(Object.entries(record).filter(([, count]) => count > 0))
      expect(counted(counts.platforms)).toEqual(tally(({ platform }) => String(platform)))
      expect(counted(counts.kinds)).toEqual(tally(({ kind }) => kind))
      expect(counted(counts.industries)).toEqual(tally(({ industry }) => industry))
    })

    it('[CAT-23] tells one platform at a glance: how many, in which right, and the price in their middle', async () => {
      const cards = await everyShop(world())
      const [platform] = cards.map((card) => card.platform)
      const there = cards.filter((card) => card.platform === platform)
      const summary = valueOf(await world().openDevice().catalog.platformSummary(platform ?? 1))
      const middle = summary.medianPriceFen ?? 0
      expect(summary.onSaleCount).toBe(there.length)
      expect(Object.values(summary.kinds).reduce((sum, count) => sum + count, 0)).toBe(there.length)
      expect(there.filter(({ priceFen }) => priceFen <= middle).length * 2).toBeGreaterThanOrEqual(there.length)
      expect(there.filter(({ priceFen }) => priceFen >= middle).length * 2).toBeGreaterThanOrEqual(there.length)
    })

    it('[CAT-24] names the industries in which shops are on sale, the fullest first', async () => {
      const cards = await everyShop(world())
      const categories = valueOf(await world().openDevice().catalog.categories())
      const counts = categories.map(({ onSaleCount }) => onSaleCount)
      expect(counts).toEqual(counts.toSorted((one, other) => other - one))
      expect(new Map(categories.map(({ industry, onSaleCount }) => [industry, onSaleCount]))).toEqual(
        new Map(categories.map(({ industry }) => [industry, cards.filter((card) => card.industry === industry).length])),
      )
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(cards.length)
    })

    it('[CAT-19] recommends up to ten other shops on sale, never the one that is looked at', async () => {
      const { catalog } = world().openDevice()
      const [id] = world().shopIds
      for (const liked of [id ?? null, null]) {
        const similar = valueOf(await catalog.similar(liked))
        expect(similar.length).toBeGreaterThan(0)
        expect(similar.length).toBeLessThanOrEqual(10)
        expect(similar.map((card) => card.id)).not.toContain(liked)
        expect(similar.every(({ status }) => status === 'on-sale')).toBe(true)
      }
    })

    it('[CAT-20] opens with picks, the latest shops newest first, and true counts', async () => {
      const home = valueOf(await world().openDevice().catalog.home())
      const instants = home.latest.map(({ publishedAt }) => publishedAt)
      expect(home.picks.length).toBeGreaterThan(0)
      expect(instants).toEqual(instants.toSorted((one, other) => other - one))
      expect(home.onSaleCount).toBe((await everyShop(world())).length)
    })
  })
}
