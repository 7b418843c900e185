import { describe, expect, it } from 'vitest'
import { AN_ORDINARY_NOON as NOW } from '../../testing/manual-clock.ts'
import { A_SHOWN_SHOP as SHOP, manySold, sold } from '../../testing/sold-shops.ts'
import { DAY_MS } from '../kernel/index.ts'
import { comparablesOf } from './comparables.ts'
import type { Sale } from './sale.ts'
import type { ShopId } from '../catalog/index.ts'
import { parseDay } from '../format/index.ts'
import { saleOf, type SoldShop } from './index.ts'
import { improvementsOf } from './improvements.ts'
import type { ShopToValue } from './shop-to-value.ts'
import { IMPROVEMENTS } from './valuation.ts'

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

it('a sold shop is as old as on the day when it was sold (VAL-6)', () => {
  const sold = { shopId: 's1' as ShopId, title: '云禾', openedOn: '2020-03-01' } as SoldShop
  const years = (soldAt: number) => saleOf(sold, { priceFen: 1, soldAt }).shop.yearsOpen
  const opened = parseDay('2020-03-01')
  expect([opened - 1, opened + 364 * DAY_MS, opened + 366 * DAY_MS, opened + 3660 * DAY_MS].map(years)).toEqual([
    0, 0, 1, 10,
  ])
  expect(saleOf({ ...sold, openedOn: 'long ago' }, { priceFen: 1, soldAt: opened }).shop.yearsOpen).toBe(0)
})

describe('what would raise a price', () => {
  const POOR: ShopToValue = { ...SHOP, violations: { general: 1, severe: 2, counterfeit: 3 } }

  it('is one thing changed at a time, the greatest gain first, four of them (VAL-8)', () => {
    const asked = new Set<keyof ShopToValue>()
    const price = (shop: ShopToValue): number => {
      const changed = (Object.keys(shop) as (keyof ShopToValue)[]).filter(
        (key) => JSON.stringify(shop[key]) !== JSON.stringify(POOR[key]),
      )
      for (const key of changed) asked.add(key)
      return changed.reduce((sum, key) => sum + key.length, 100)
    }
    expect(improvementsOf(POOR, price)).toEqual([
      { kind: 'more-turnover', gainFen: 'monthlyTurnoverFen'.length },
      { kind: 'no-violations', gainFen: 'violations'.length },
      { kind: 'registered-trademark', gainFen: 'trademark'.length },
      { kind: 'no-loans', gainFen: 'hasLoans'.length },
    ])
    expect([...asked]).toEqual(['ratings', 'violations', 'trademark', 'hasLoans', 'taxpayer', 'monthlyTurnoverFen'])
  })

  it('is the shop as it would be once its owner has done it (VAL-8)', () => {
    const asked: ShopToValue[] = []
    const ratings = { described: 4.95, service: 4.8, delivery: 4.7 }
    improvementsOf({ ...POOR, ratings }, (shop) => asked.push(shop))
    expect(asked.slice(1)).toEqual([
      { ...POOR, ratings: { described: 4.95, service: 4.9, delivery: 4.9 } },
      { ...POOR, ratings, violations: { general: 0, severe: 0, counterfeit: 0 } },
      { ...POOR, ratings, trademark: 'registered' },
      { ...POOR, ratings, hasLoans: false },
      { ...POOR, ratings, taxpayer: 'general' },
      { ...POOR, ratings, monthlyTurnoverFen: 12_000_000 },
    ])
    expect(IMPROVEMENTS).toHaveLength(6)
  })

  it('is nothing that brings nothing, nor what cannot be known (VAL-8)', () => {
    const { ratings: _ratings, monthlyTurnoverFen: _turnover, ...silent } = POOR
    const asked: ShopToValue[] = []
    expect(
      improvementsOf(silent, (shop) => {
        asked.push(shop)
        return 7
      }),
    ).toEqual([])
    expect(asked).toHaveLength(5)
  })
})
