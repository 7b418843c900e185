import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../../testing/any-text.ts'
import { aShop, aShopId } from '../../../testing/arbitraries/a-shop.ts'
import { exampleShop } from '../../../testing/example-shop.ts'
import {
  comparePath,
  MAX_COMPARED,
  parseCompared,
  SHOP_RISKS,
  shopRisks,
  sourceOf,
  toggleCompared,
  type Shop,
  type ShopFigures,
} from '../index.ts'

const NOW = Date.UTC(2026, 10, 25, 4)

describe('shops to compare', () => {
  it('are four at most, each once, and come back from their address as they were (CMP-1)', () => {
    fc.assert(
      fc.property(fc.uniqueArray(aShopId(), { maxLength: MAX_COMPARED }), (ids) => {
        expect(parseCompared(new URLSearchParams(comparePath(ids).split('?')[1]).get('ids') ?? '')).toEqual(ids)
      }),
    )
    fc.assert(
      fc.property(anyText(), (text) => {
        const ids = parseCompared(text)
        expect(ids.length).toBeLessThanOrEqual(MAX_COMPARED)
        expect(new Set(ids).size).toBe(ids.length)
        expect(parseCompared(ids.join('.'))).toEqual(ids)
      }),
    )
  })

  it('take another while there is room, and give one back upon a second tap (CMP-1)', () => {
    fc.assert(
      fc.property(fc.uniqueArray(aShopId(), { minLength: 5, maxLength: 5 }), ([id, ...others]) => {
        if (id === undefined) return
        expect(toggleCompared(others, id)).toBeUndefined()
        const three = others.slice(1)
        expect(toggleCompared(three, id)).toEqual([...three, id])
        expect(toggleCompared([...three, id], id)).toEqual(three)
      }),
    )
  })
})

describe('shopRisks', () => {
  const sound = (): Shop => {
    const shop = exampleShop(1, { transferWay: 'platform-transfer', trademark: 'registered' })
    const evidence = { digests: ['a'.repeat(64)], inspectedAt: NOW, confirmedAt: NOW }
    const figure = <T>(value: T) => ({ value, by: 'inspector' as const, at: NOW, evidence })
    const figures: ShopFigures = {
      ...shop.figures,
      violations: figure({ general: 0, severe: 0, counterfeit: 0 }),
      hasLoans: figure(false),
      openedOn: figure('2019-03-01'),
      monthlyTurnoverFen: figure(5_000_000),
    }
    return { ...shop, figures }
  }
  const withFigures = (figures: Partial<ShopFigures>): Shop => ({
    ...sound(),
    figures: { ...sound().figures, ...figures },
  })

  it('names points, loans, a young shop and figures that only the seller tells, the heaviest first (CMP-3)', () => {
    expect(shopRisks(sound(), NOW)).toEqual([])
    const at = { by: 'seller', at: NOW } as const
    const risky = withFigures({
      violations: { value: { general: 2, severe: 1, counterfeit: 0 }, ...at },
      hasLoans: { value: true, ...at },
      openedOn: { value: '2026-01-05', ...at },
      monthlyTurnoverFen: { value: 1, ...at },
    })
    expect(shopRisks(risky, NOW)).toEqual(['severe-points', 'loans', 'points', 'young', 'unconfirmed'])
  })

  it('names what its way of transfer and its mark bring along (CMP-3)', () => {
    expect(shopRisks({ ...sound(), transferWay: 'equity-transfer' }, NOW)).toEqual(['company-debts'])
    expect(shopRisks({ ...sound(), transferWay: 'real-name-change' }, NOW)).toEqual(['personal'])
    expect(shopRisks({ ...sound(), trademark: 'pending' }, NOW)).toEqual(['pending-mark'])
  })

  it('takes no figure for confirmed that only its seller calls exported, or whose evidence is missing (CMP-3)', () => {
    const { evidence: _, ...bare } = sound().figures.monthlyTurnoverFen
    expect(shopRisks(withFigures({ monthlyTurnoverFen: bare }), NOW)).toEqual(['unconfirmed'])
    expect(shopRisks(withFigures({ monthlyTurnoverFen: { ...bare, by: 'platform-export' } }), NOW)).toEqual([
      'unconfirmed',
    ])
  })

  it('names each risk once, in the order of the table, of whatever shop (CMP-3)', () => {
    fc.assert(
      fc.property(aShop(), (shop) => {
        const risks = shopRisks(shop, NOW)
        expect(risks.includes('unconfirmed')).toBe(sourceOf(shop.figures.monthlyTurnoverFen) !== 'inspector')
        expect(Object.keys(SHOP_RISKS).filter((risk) => (risks as readonly string[]).includes(risk))).toEqual(risks)
      }),
    )
  })
})
