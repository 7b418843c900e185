import { describe, expect, it } from 'vitest'
import { A_SHOWN_SHOP as SHOP } from '../../testing/sold-shops.ts'
import { improvementsOf } from './improvements.ts'
import type { ShopToValue } from './shop-to-value.ts'
import { IMPROVEMENTS } from './valuation.ts'

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
