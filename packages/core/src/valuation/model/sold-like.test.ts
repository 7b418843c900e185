import { describe, expect, it } from 'vitest'
import { AN_ORDINARY_NOON as NOW } from '../../../testing/manual-clock.ts'
import { A_SHOWN_SHOP as SHOP, manySold, sold } from '../../../testing/sold-shops.ts'
import { DAY_MS } from '../../kernel/index.ts'
import type { Sale } from '../sale.ts'
import { soldLike, soldNearby, type Ring } from './sold-like.ts'

describe('the sales that a shop is measured by', () => {
  const ringOf = (...groups: readonly (readonly Sale[])[]): readonly [Ring, number] => {
    const { ring, sales } = soldLike(SHOP, groups.flat(), NOW)
    return [ring, sales.length]
  }
  it('are the nearest of which there are enough (VAL-5)', () => {
    const [food, personal, taobao] = [{ industry: 'food' }, { kind: 'personal' }, { platform: 2 }] as const
    expect(ringOf(manySold(8))).toEqual(['industry', 8])
    expect(ringOf(manySold(7))).toEqual(['kind', 7])
    expect(ringOf(manySold(5, food))).toEqual(['kind', 5])
    expect(ringOf(manySold(4, food))).toEqual(['market', 4])
    expect(ringOf(manySold(5, personal))).toEqual(['platform', 5])
    expect(ringOf(manySold(4, personal), manySold(5, taobao, 9))).toEqual(['kind-anywhere', 5])
    expect(ringOf(manySold(1, { ...personal, ...taobao }))).toEqual(['market', 1])
    expect(ringOf(manySold(8, personal), manySold(8, taobao, 20), manySold(7, {}, 40))).toEqual(['kind', 7])
    expect(ringOf()).toEqual(['market', 0])
  })

  it('are of the last two years up to now, paid for, the newest first and then by their shop (VAL-7)', () => {
    const at = (soldAt: number, priceFen = 1) => ({ ...sold(0, priceFen), soldAt })
    const known = (sale: Sale) => soldLike(SHOP, [sale], NOW).sales.length
    expect([at(NOW), at(NOW + 1), at(NOW - 730 * DAY_MS), at(NOW - 730 * DAY_MS - 1), at(NOW, 0)].map(known)).toEqual([
      1, 0, 1, 0, 0,
    ])
    const same = [3, 1, 2].map((number) => ({ ...sold(number), soldAt: NOW }))
    expect(soldLike(SHOP, [sold(4), ...same], NOW).sales.map(({ shopId }) => shopId)).toEqual([
      'shop-0001',
      'shop-0002',
      'shop-0003',
      'shop-0004',
    ])
  })

  it('are the newest four hundred of them (VAL-5)', () => {
    const { sales } = soldLike(SHOP, manySold(401).toReversed(), NOW)
    expect([sales.length, sales[0]?.shopId, sales.at(-1)?.shopId]).toEqual([400, 'shop-0001', 'shop-0400'])
  })

  it('are learnt from on the platform where there are thirty, and anywhere where there are fewer (VAL-7)', () => {
    const elsewhere = manySold(3, { platform: 2 }, 50)
    expect([29, 30].map((count) => soldNearby(SHOP, [...manySold(count), ...elsewhere], NOW).length)).toEqual([32, 30])
  })
})
