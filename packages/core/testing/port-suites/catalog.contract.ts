import { describe, expect, it } from 'vitest'
import {
  categoriesOf,
  NO_FILTER,
  type ListingFilter,
  type ListingSort,
  type ShopCard,
  type ShopId,
} from '../../src/catalog/index.ts'
import { everyItem, reasonOf, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import { paidOrder } from '../paid-order.ts'
import type { OpenFixture, Fixture } from '../fixture.ts'

const everyShop = (fixture: Fixture, filter: ListingFilter = NO_FILTER) => {
  const { catalog } = fixture.openDevice()
  return everyItem((cursor) => catalog.list(filter, cursor))
}

const idsOf = (cards: readonly ShopCard[]): readonly ShopId[] => cards.map(({ id }) => id).toSorted()

const RISES: Readonly<Partial<Record<ListingSort, (card: ShopCard) => number>>> = {
  latest: (card) => -card.publishedAt,
  'price-up': (card) => card.priceFen,
  'price-down': (card) => -card.priceFen,
}

export function catalogContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Catalog contract`, () => {
    const fixture = withFixture(open)

    it('lists every shop on sale once, a page at a time (CAT-13)', async () => {
      const cards = await everyShop(fixture())
      expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
      expect(cards.map(({ id }) => id)).toEqual(expect.arrayContaining([...fixture().shopIds]))
      expect(cards.every(({ status }) => status === 'on-sale')).toBe(true)
    })

    it.each(['latest', 'price-up', 'price-down'] as const)(
      'keeps the order %s over all pages (CAT-13)',
      async (sort) => {
        const cards = await everyShop(fixture(), { sort })
        const keys = cards.map((card) => RISES[sort]?.(card) ?? 0)
        expect(keys).toEqual(keys.toSorted((one, other) => one - other))
        expect(idsOf(cards)).toEqual(idsOf(await everyShop(fixture())))
      },
    )

    it.each(['platform', 'kind', 'industry', 'province', 'trademark', 'taxpayer'] as const)(
      'lists exactly the shops that fit the chosen %s (CAT-13)',
      async (choice) => {
        const cards = await everyShop(fixture())
        const chosen = cards.find(({ id }) => id === fixture().shopIds[0])?.[choice]
        const fitting = cards.filter((card) => card[choice] === chosen)
        expect(idsOf(await everyShop(fixture(), { ...NO_FILTER, [choice]: chosen }))).toEqual(idsOf(fitting))
      },
    )

    it('takes both ends of a price range in (CAT-13)', async () => {
      const byPrice = await everyShop(fixture(), { sort: 'price-up' })
      const [low, high] = [byPrice[3]?.priceFen ?? 0, byPrice[9]?.priceFen ?? 0]
      const between = await everyShop(fixture(), { sort: 'price-up', minPriceFen: low, maxPriceFen: high })
      expect(between.map(({ id }) => id)).toEqual(byPrice.slice(3, 10).map(({ id }) => id))
      expect(await everyShop(fixture(), { ...NO_FILTER, maxPriceFen: 1 })).toEqual([])
    })

    it('refuses a cursor that it did not write (CAT-14)', async () => {
      expect(reasonOf(await fixture().openDevice().catalog.list(NO_FILTER, 'nobody-wrote-this'))).toBe('bad-parameter')
    })

    it('finds a shop by its title, by a part of it, and in any letter case (SEA-1)', async () => {
      const [card] = (await everyShop(fixture())).filter(({ id }) => fixture().shopIds.includes(id))
      if (card === undefined) throw new Error('No shop is on sale')
      for (const text of [card.title, card.title.slice(0, 2), card.title.toUpperCase()]) {
        expect(idsOf(await everyShop(fixture(), { ...NO_FILTER, text }))).toContain(card.id)
      }
      expect(await everyShop(fixture(), { ...NO_FILTER, text: '没有这样的店铺鑫鑫鑫' })).toEqual([])
    })

    it('shows a shop with the same figures as its card (CAT-16)', async () => {
      const { catalog } = fixture().openDevice()
      const [card] = valueOf(await catalog.list(NO_FILTER, null)).items
      if (card === undefined) throw new Error('No shop is on sale')
      const shop = valueOf(await catalog.detail(card.id))
      expect(shop).toMatchObject({ ...card })
      expect(shop.figures.trademark.value.state).toBe(card.trademark)
      expect(shop.figures.taxpayer.value).toBe(card.taxpayer)
    })

    it('knows nothing of a shop that does not exist (CAT-16)', async () => {
      expect(
        reasonOf(
          await fixture()
            .openDevice()
            .catalog.detail('no-such-shop' as ShopId),
        ),
      ).toBe('not-found')
    })

    it('still shows a shop that was paid for, and lists it no more (CAT-17)', async () => {
      const { catalog } = fixture().openDevice()
      const {
        shop: { id },
      } = await paidOrder(fixture())
      expect(valueOf(await catalog.detail(id)).status).not.toBe('on-sale')
      expect(idsOf(await everyShop(fixture()))).not.toContain(id)
    })

    it('counts for every choice what a list of it holds (CAT-18)', async () => {
      const cards = await everyShop(fixture())
      const tally = (keyOf: (card: ShopCard) => string) => {
        const counts = new Map<string, number>()
        for (const card of cards) counts.set(keyOf(card), (counts.get(keyOf(card)) ?? 0) + 1)
        return counts
      }
      const counts = valueOf(await fixture().openDevice().catalog.filterCounts())
      const counted = (record: Readonly<Record<string, number>>) =>
        new Map(Object.entries(record).filter(([, count]) => count > 0))
      expect(counted(counts.platforms)).toEqual(tally(({ platform }) => String(platform)))
      expect(counted(counts.kinds)).toEqual(tally(({ kind }) => kind))
      expect(counted(counts.industries)).toEqual(tally(({ industry }) => industry))
    })

    it('tells one platform at a glance: how many, of which kinds, and the price in their middle (CAT-23)', async () => {
      const cards = await everyShop(fixture())
      const [platform] = cards.map((card) => card.platform)
      const there = cards.filter((card) => card.platform === platform)
      const summary = valueOf(
        await fixture()
          .openDevice()
          .catalog.platformSummary(platform ?? 1),
      )
      const middle = summary.medianPriceFen ?? 0
      expect(summary.onSaleCount).toBe(there.length)
      expect(Object.values(summary.kinds).reduce((sum, count) => sum + count, 0)).toBe(there.length)
      expect(there.filter(({ priceFen }) => priceFen <= middle).length * 2).toBeGreaterThanOrEqual(there.length)
      expect(there.filter(({ priceFen }) => priceFen >= middle).length * 2).toBeGreaterThanOrEqual(there.length)
    })

    it('counts the industries of a platform as the lists of them are long (CAT-18, CAT-35)', async () => {
      const [card] = await everyShop(fixture())
      const platform = card?.platform ?? 1
      const { industries } = valueOf(await fixture().openDevice().catalog.platformSummary(platform))
      expect(Object.keys(industries).length).toBeGreaterThan(0)
      for (const [industry, count] of Object.entries(industries)) {
        const filter = { ...NO_FILTER, platform, industry } as ListingFilter
        expect(await everyShop(fixture(), filter)).toHaveLength(count)
      }
    })

    it('names platforms and the industries and kinds of each, with how many shops are on sale (CAT-24)', async () => {
      const cards = await everyShop(fixture())
      const categories = valueOf(await fixture().openDevice().catalog.categories())
      expect(categories).toEqual(categoriesOf(cards.map((card) => ({ ...card, shops: 1 }))))
      expect(categories.length).toBeGreaterThan(1)
    })

    it('recommends up to ten other shops on sale, never the one that is shown (CAT-19)', async () => {
      const { catalog } = fixture().openDevice()
      const [id] = fixture().shopIds
      for (const liked of [id ?? null, null]) {
        const similar = valueOf(await catalog.similar(liked))
        expect(similar.length).toBeGreaterThan(0)
        expect(similar.length).toBeLessThanOrEqual(10)
        expect(similar.map((card) => card.id)).not.toContain(liked)
        expect(similar.every(({ status }) => status === 'on-sale')).toBe(true)
      }
    })

    it('opens with picks, the latest shops newest first, and true counts (CAT-20)', async () => {
      const home = valueOf(await fixture().openDevice().catalog.home())
      const instants = home.latest.map(({ publishedAt }) => publishedAt)
      expect(home.picks.length).toBeGreaterThan(0)
      expect(instants).toEqual(instants.toSorted((one, other) => other - one))
      expect(home.onSaleCount).toBe((await everyShop(fixture())).length)
    })
  })
}
