import { describe, expect, it } from 'vitest'
import { AN_ORDINARY_NOON as NOW } from '../../testing/manual-clock.ts'
import { A_SHOWN_SHOP as SHOP, manySold, sold } from '../../testing/sold-shops.ts'
import { DAY_MS } from '../kernel/index.ts'
import { comparablesOf } from './comparables.ts'
import type { Sale } from './sale.ts'

describe('shops like one that were sold', () => {
  const like = (sales: readonly Sale[]) => comparablesOf(SHOP, { ring: 'market', sales })
  const order = (...sales: readonly Sale[]) => like(sales).map(({ shopId }) => Number(shopId.slice(5)))

  it('stand by how alike they are, and then the newest first (VAL-6)', () => {
    expect(order(sold(1, 1, { kind: 'personal' }), sold(2, 1, { industry: 'food' }), sold(4), sold(3))).toEqual([
      3, 4, 2, 1,
    ])
    expect(order(sold(1, 1, { hasLoans: false }), sold(2, 1, { yearsOpen: 5 }), sold(3, 1, { yearsOpen: 0 }))).toEqual([
      3, 2, 1,
    ])
    expect(order(sold(1, 1, { industry: 'food' }), sold(2, 1, { yearsOpen: 10 }))).toEqual([1, 2])
    expect(order(sold(1, 1, { fans: Number.NaN }), sold(2, 1, { fans: 1001 }))).toEqual([1, 2])
    expect(order(sold(1, 1, { fans: 1001 }), sold(2, 1, { fans: Number.NaN }))).toEqual([2, 1])
    expect(order(sold(1, 1, { yearsOpen: 0 }), sold(2, 1, { yearsOpen: 3 }))).toEqual([2, 1])
  })

  it('are told by their figures, the rating as the average of three (VAL-6)', () => {
    const ratings = { described: 4.85, service: 4.8, delivery: 4.7 }
    expect(like([sold(1, 5, { ratings, platform: 2, kind: 'personal', industry: 'food' })])).toEqual([
      {
        shopId: 'shop-0001',
        title: '第 1 家',
        platform: 2,
        kind: 'personal',
        industry: 'food',
        rating: 4.78,
        monthlyTurnoverFen: 10_000_000,
        priceFen: 5,
        soldAt: NOW - DAY_MS,
      },
    ])
    expect(like(manySold(6))).toHaveLength(5)
  })
})
