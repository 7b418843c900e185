import { expect, it } from 'vitest'
import { MAX_SHOP_GROUPS, shownGroups, type ShopGroup } from './shops-within.ts'

const group = (change: Partial<ShopGroup>): ShopGroup => ({
  platform: 1,
  kind: 'flagship',
  shopCount: 1,
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
