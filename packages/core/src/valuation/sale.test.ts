import { expect, it } from 'vitest'
import type { ShopId } from '../catalog/index.ts'
import { parseDay } from '../format/index.ts'
import { DAY_MS } from '../kernel/index.ts'
import { saleOf, type SoldShop } from './index.ts'

it('a sold shop is as old as on the day when it was sold (VAL-6)', () => {
  const sold = { shopId: 's1' as ShopId, title: '云禾', openedOn: '2020-03-01' } as SoldShop
  const years = (soldAt: number) => saleOf(sold, { priceFen: 1, soldAt }).shop.yearsOpen
  const opened = parseDay('2020-03-01')
  expect([opened - 1, opened + 364 * DAY_MS, opened + 366 * DAY_MS, opened + 3660 * DAY_MS].map(years)).toEqual([
    0, 0, 1, 10,
  ])
  expect(saleOf({ ...sold, openedOn: 'long ago' }, { priceFen: 1, soldAt: opened }).shop.yearsOpen).toBe(0)
})
