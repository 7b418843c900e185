import { expect, it } from 'vitest'
import { exampleFilter, MAX_SHOP_GROUPS, shownGroups, type ShopGroup } from './shops-within.ts'

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
