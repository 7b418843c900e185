import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aShopCard } from '../../../testing/arbitraries/a-shop.ts'
import { DAY_MS } from '../../kernel/index.ts'
import type { ShopId } from '../listing.ts'
import { PRICE_FALL_NEWS_MS } from '../card/price-fall.ts'
import { currentPriceFalls, MAX_PRICE_FALLS, type RecordedPrice } from './price-falls.ts'
import { exampleFilter, MAX_SHOP_GROUPS, shownGroups, type ShopGroup } from './shops-within.ts'

const NOW_MS = Date.UTC(2026, 10, 25, 4)
const ids = ['a', 'b', 'c'] as ShopId[]

const aChange = fc.record({
  shopId: fc.constantFrom(...ids),
  fromFen: fc.integer({ min: 1, max: 9 }),
  toFen: fc.integer({ min: 1, max: 9 }),
  at: fc.integer({ min: NOW_MS - 40 * DAY_MS, max: NOW_MS }),
})

it('a fall that is told is the last change of a shop on sale, down to what it asks now, of the last 30 days (RET-1)', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(aChange, { selector: ({ at }) => at }),
      fc.array(fc.tuple(aShopCard(), fc.integer({ min: 1, max: 9 })), { minLength: 3, maxLength: 3 }),
      (changes, cards) => {
        const onSale = new Map(
          cards.map(([card, priceFen], place) => [ids[place] ?? '', { ...card, id: ids[place] as ShopId, priceFen }]),
        )
        const falls = currentPriceFalls(changes, onSale, NOW_MS)
        const lastOf = (id: string): RecordedPrice | undefined =>
          changes.filter(({ shopId }) => shopId === id).toSorted((one, other) => other.at - one.at)[0]
        const isFall = (change: RecordedPrice | undefined): boolean =>
          change !== undefined &&
          change.toFen < change.fromFen &&
          onSale.get(change.shopId)?.priceFen === change.toFen &&
          change.at > NOW_MS - PRICE_FALL_NEWS_MS
        expect(falls.map(({ shop }) => shop.id).toSorted()).toEqual(ids.filter((id) => isFall(lastOf(id))))
        for (const { shop, fromFen, at } of falls) expect(lastOf(shop.id)).toMatchObject({ fromFen, at })
        expect(falls.map(({ at }) => at)).toEqual(falls.map(({ at }) => at).toSorted((one, other) => other - one))
      },
    ),
  )
})

it('tells ten falls at most (RET-1)', () => {
  const [card] = fc.sample(aShopCard(), 1)
  if (card === undefined) throw new Error('No card')
  const many = Array.from({ length: 15 }, (_, at) => ({ ...card, id: `shop-${at}` as ShopId, priceFen: 5 }))
  const changes = many.map(({ id }, ago) => ({ shopId: id, fromFen: 8, toFen: 5, at: NOW_MS - ago }))
  const falls = currentPriceFalls(changes, new Map(many.map((shop) => [shop.id, shop])), NOW_MS)
  expect(falls.map(({ shop }) => shop.id)).toEqual(many.slice(0, MAX_PRICE_FALLS).map(({ id }) => id))
})

const group = (change: Partial<ShopGroup>): ShopGroup => ({
  platform: 1,
  kind: 'flagship',
  shopCount: 1,
  nearCount: 0,
  fromFen: 100,
  ...change,
})

it('shows the fullest groups first, and none that is empty (RET-2)', () => {
  const groups = [
    group({ shopCount: 2 }),
    group({ kind: 'personal', shopCount: 0 }),
    group({ platform: 3, shopCount: 9 }),
  ]
  expect(shownGroups(groups).map(({ shopCount }) => shopCount)).toEqual([9, 2])
})

it('shows twelve groups at most', () => {
  const groups = Array.from({ length: 20 }, (_, place) => group({ shopCount: 20 - place }))
  expect(shownGroups(groups)).toEqual(groups.slice(0, MAX_SHOP_GROUPS))
})

it('shows those first of which most is near the price, and examples from there', () => {
  const groups = [group({ shopCount: 9 }), group({ platform: 3, shopCount: 4, nearCount: 3 })]
  expect(shownGroups(groups).map(({ platform }) => platform)).toEqual([3, 1])
  expect(exampleFilter(group({ nearCount: 1 }), 101)).toMatchObject({
    minPriceFen: 51,
    maxPriceFen: 101,
    sort: 'recommended',
  })
  expect(exampleFilter(group({}), 101)).toEqual({
    platforms: [1],
    kinds: ['flagship'],
    maxPriceFen: 101,
    sort: 'price-down',
  })
})
