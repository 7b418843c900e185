import { describe, expect, it } from 'vitest'
import {
  categoriesOf,
  FACETS,
  filteredShop,
  fitsFilter,
  INDUSTRIES,
  LISTING_FACETS,
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

    it.each(FACETS)('lists exactly the shops that have one of the chosen %s (CAT-13, FLT-1)', async (choice) => {
      const cards = await everyShop(fixture())
      const { of, values } = LISTING_FACETS[choice]
      const there = values.filter((value) => cards.some((card) => card[of] === value))
      for (const chosen of [there.slice(0, 1), there.slice(0, 2), there]) {
        const fitting = cards.filter((card) => (chosen as readonly unknown[]).includes(card[of]))
        expect(idsOf(await everyShop(fixture(), { ...NO_FILTER, [choice]: chosen }))).toEqual(idsOf(fitting))
      }
    })

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
    })

    it('finds shops for any text, and says what it did not ask of them (SEA-24)', async () => {
      const { catalog } = fixture().openDevice()
      const all = valueOf(await catalog.list(NO_FILTER, null))
      const [card] = all.items
      if (card === undefined) throw new Error('No shop is on sale')
      const industry = INDUSTRIES[card.industry].zh
      const unknown = valueOf(await catalog.list({ ...NO_FILTER, text: '鑫鑫鑫' }, null))
      expect(unknown.total).toEqual(all.total)
      expect(unknown.search).toMatchObject({ asked: [], leftOut: [{ facet: 'words', text: '鑫鑫鑫' }] })
      const half = valueOf(await catalog.list({ ...NO_FILTER, text: `鑫鑫鑫 ${industry}` }, null))
      expect(new Set(half.items.map((shop) => shop.industry))).toEqual(new Set([card.industry]))
      expect(half.search?.asked).toMatchObject([{ facet: 'industry', values: [card.industry] }])
      const whole = valueOf(await catalog.list({ ...NO_FILTER, text: industry }, null))
      expect(whole.search).toMatchObject({ leftOut: [], isWidened: false })
      expect(valueOf(await catalog.list({ ...NO_FILTER, text: '%' }, null)).total).toEqual(all.total)
    })

    it('asks for a little more money before it asks for another shop (SEA-24)', async () => {
      const { catalog } = fixture().openDevice()
      const [cheapest] = valueOf(await catalog.list({ sort: 'price-up' }, null)).items
      const budget = Math.round((cheapest?.priceFen ?? 0) / 140)
      const found = valueOf(await catalog.list({ ...NO_FILTER, text: `${budget}元以内` }, null))
      expect(found.items.map(({ id }) => id)).toContain(cheapest?.id)
      expect(found.search).toMatchObject({ isWidened: true, leftOut: [] })
    })

    it('believes a choice rather than what was typed (SEA-26)', async () => {
      const cards = await everyShop(fixture())
      const [one, other] = [cards[0], cards.find(({ industry }) => industry !== cards[0]?.industry)]
      if (one === undefined || other === undefined) throw new Error('All shops are of one industry')
      const filter = { ...NO_FILTER, text: INDUSTRIES[one.industry].zh, industries: [other.industry] }
      const found = await everyShop(fixture(), filter)
      expect(new Set(found.map(({ industry }) => industry))).toEqual(new Set([other.industry]))
      const { catalog } = fixture().openDevice()
      expect(valueOf(await catalog.filterCounts(filter)).total).toEqual(valueOf(await catalog.list(filter, null)).total)
    })

    it('finds a shop by its number, with or without its signs, and even when it is sold (SEA-22)', async () => {
      const { catalog } = fixture().openDevice()
      const {
        shop: { id },
      } = await paidOrder(fixture())
      for (const text of [id, `编号 ${id}`, id.toUpperCase()]) {
        const found = valueOf(await catalog.list({ ...NO_FILTER, text }, null))
        expect(
          found.items.map((shop) => shop.id),
          text,
        ).toEqual([id])
        expect(found.search?.asked).toMatchObject([{ facet: 'number' }])
      }
    })

    it('reads past spelling: pinyin, initials, typing errors and English lead to the same shops (SEA-17, SEA-18, SEA-19, SEA-20)', async () => {
      const all = async (text: string) => idsOf(await everyShop(fixture(), { ...NO_FILTER, text }))
      const womenswear = idsOf(await everyShop(fixture(), { ...NO_FILTER, industries: ['womenswear'] }))
      for (const text of ['女装', 'nvzhuang', 'nv zhuang', '女妆', 'womens clothing', '女士服装'])
        expect(await all(text), text).toEqual(womenswear)
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

    it('names the price from which a shop fell, until it rises (CAT-42)', async () => {
      const { relist, shopIds, advance } = fixture()
      const { catalog } = fixture().openDevice()
      const [id] = shopIds
      if (id === undefined) throw new Error('There is no shop')
      const shop = valueOf(await catalog.detail(id))
      expect(shop.glance.fall).toBeNull()
      await advance(1_000)
      await relist({ ...shop, priceFen: shop.priceFen - 100_000 })
      expect(valueOf(await catalog.detail(id)).glance.fall?.fromFen).toBe(shop.priceFen)
      await advance(1_000)
      await relist(shop)
      expect(valueOf(await catalog.detail(id)).glance.fall).toBeNull()
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
      const { catalog } = fixture().openDevice()
      const { industry, kind } = (await everyShop(fixture()))[0] as ShopCard
      for (const filter of [
        NO_FILTER,
        { ...NO_FILTER, kinds: [kind] },
        { ...NO_FILTER, industries: [industry], minYears: 3 },
      ] as const) {
        const { total, choices } = valueOf(await catalog.filterCounts(filter))
        expect(total).toEqual(valueOf(await catalog.list(filter, null)).total)
        for (const facet of FACETS)
          for (const value of LISTING_FACETS[facet].values) {
            const chosen = { ...filter, [facet]: [value] }
            if (value !== 99 && (choices[facet][value] ?? 0) > 0)
              expect(choices[facet][value]).toBe(valueOf(await catalog.list(chosen, null)).total?.count)
          }
      }
    })

    it('narrows a list by turnover, age, rating, points and inspection, and counts them alike (FLT-2, FLT-3)', async () => {
      const { catalog } = fixture().openDevice()
      const cards = await everyShop(fixture())
      const shops = await Promise.all(cards.map(async ({ id }) => filteredShop(valueOf(await catalog.detail(id)))))
      const now = fixture().now()
      for (const part of [
        { minTurnoverFen: 5_000_000, maxTurnoverFen: 50_000_000 },
        { minYears: 5 },
        { minRatingHundredths: 480 },
        { maxPoints: 0 },
        { isInspected: true },
        { isInspected: true, minYears: 3, maxPoints: 6, maxPriceFen: 20_000_000 },
      ] as const) {
        const filter = { ...NO_FILTER, ...part }
        const fitting = cards.filter((_, at) => fitsFilter(shops[at] as (typeof shops)[number], filter, now))
        expect(idsOf(await everyShop(fixture(), filter))).toEqual(idsOf(fitting))
        expect(valueOf(await catalog.filterCounts(filter)).total.count).toBe(fitting.length)
      }
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
        const filter = { ...NO_FILTER, platforms: [platform], industries: [industry] } as ListingFilter
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
