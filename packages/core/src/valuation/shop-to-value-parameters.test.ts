import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { aShopToValue } from '../../testing/arbitraries/a-sale.ts'
import {
  parseRating,
  parseSellPrefill,
  parseShopToValue,
  SELL_PREFILL_KEY,
  sellPrefill,
  shopKey,
  shopToValueParameters,
  writeSellPrefill,
  recordedValuation,
  type ShopToValue,
  type Valuation,
} from './index.ts'

describe('a shop to value in an address', () => {
  it('is read back as it was written (VAL-9)', () => {
    fc.assert(
      fc.property(aShopToValue(), (shop) => {
        expect(parseShopToValue(shopToValueParameters(shop))).toStrictEqual(shop)
      }),
    )
  })

  it('is none without a known platform, kind and industry; whatever else is nonsense counts as not told (VAL-9)', () => {
    const plain = { platform: '1', kind: 'flagship', industry: 'womenswear' }
    expect(parseShopToValue({ ...plain, fans: '-3', turnover: 'much', years: '999', described: '9' })).toStrictEqual({
      platform: 1,
      kind: 'flagship',
      industry: 'womenswear',
      trademark: 'none',
      taxpayer: 'small',
      hasLoans: false,
      violations: { general: 0, severe: 0, counterfeit: 0 },
    })
    for (const wrong of [{ platform: '1000' }, { kind: 'kiosk' }, { industry: '' }])
      expect(parseShopToValue({ ...plain, ...wrong })).toBeUndefined()
  })

  it('is written with what was told of it, money in yuan, and nothing that is nothing (VAL-9)', () => {
    const plain = { platform: 1, kind: 'flagship', industry: 'toys', trademark: 'none', taxpayer: 'small' } as const
    const none = { general: 0, severe: 0, counterfeit: 0 }
    expect(shopToValueParameters({ ...plain, hasLoans: false, violations: none })).toStrictEqual({
      ...plain,
      platform: '1',
    })
    const stated: ShopToValue = {
      ...plain,
      hasLoans: true,
      violations: { general: 1, severe: 2, counterfeit: 3 },
      ratings: { described: 4.8, service: 4.7, delivery: 0 },
      fans: 0,
      monthlyTurnoverFen: 1_234_500,
      yearsOpen: 0,
    }
    const parameters = {
      ...plain,
      platform: '1',
      loans: '1',
      general: '1',
      severe: '2',
      counterfeit: '3',
      described: '4.8',
      service: '4.7',
      delivery: '0',
      fans: '0',
      years: '0',
      turnover: '12345',
    }
    expect(shopToValueParameters(stated)).toEqual(parameters)
    expect(parseShopToValue(parameters)).toEqual(stated)
    expect(shopKey({ ...plain, hasLoans: true, violations: none })).toBe(
      '[["industry","toys"],["kind","flagship"],["loans","1"],["platform","1"],["taxpayer","small"],["trademark","none"]]',
    )
  })

  it('is read with every figure up to the most there can be, and without one that is more (VAL-9)', () => {
    const plain = { platform: '1', kind: 'flagship', industry: 'toys' }
    const of = (name: string, text: string) => parseShopToValue({ ...plain, [name]: text })
    expect([of('years', '40')?.yearsOpen, of('years', '41')?.yearsOpen]).toEqual([40, undefined])
    expect([of('fans', '1000000000')?.fans, of('fans', '1000000001')?.fans]).toEqual([1_000_000_000, undefined])
    expect(['999', '1000', '1x', 'x1'].map((text) => of('severe', text)?.violations.severe)).toEqual([999, 0, 0, 0])
    expect(['1', '', 'yes'].map((text) => of('loans', text)?.hasLoans)).toEqual([true, false, false])
    expect(of('platform', '100')).toBeUndefined()
    const rated = { described: '4.8', service: '4.7', delivery: '4.6' }
    expect(parseShopToValue({ ...plain, ...rated })?.ratings).toEqual({ described: 4.8, service: 4.7, delivery: 4.6 })
    for (const name of ['described', 'service', 'delivery'])
      expect(parseShopToValue({ ...plain, ...rated, [name]: '5.01' })).not.toHaveProperty('ratings')
  })

  it.each([
    ['0', 0],
    [' 4.85 ', 4.85],
    ['5', 5],
    ['5.00', 5],
    ['5.01', undefined],
    ['4.', undefined],
    ['4.123', undefined],
    ['x4', undefined],
    ['4x', undefined],
    ['14', undefined],
    ['', undefined],
  ])('a rating of %j is read as %s (VAL-9)', (text, rating) => {
    expect(parseRating(text)).toBe(rating)
  })

  it('has one key, and another shop another one (VAL-11)', () => {
    fc.assert(
      fc.property(aShopToValue(), aShopToValue(), (one, other) => {
        const isSame = JSON.stringify(shopToValueParameters(one)) === JSON.stringify(shopToValueParameters(other))
        expect(shopKey(one) === shopKey(other)).toBe(isSame)
      }),
    )
  })
})

describe('what the form that sells a shop begins with', () => {
  it('is read back as it was written, and nothing is made of any other text (VAL-10)', () => {
    fc.assert(
      fc.property(aShopToValue(), fc.nat(1_000_000_000), fc.nat(), (shop, priceFen, valuedAt) => {
        const prefill = sellPrefill(shop, priceFen, valuedAt)
        expect(parseSellPrefill(writeSellPrefill(prefill))).toStrictEqual(prefill)
        const older = writeSellPrefill(prefill).replace('"version":1', '"version":0')
        expect(parseSellPrefill(older)).toBeUndefined()
      }),
    )
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.json(), fc.constant(null)), (text) => {
        expect(parseSellPrefill(text)).toBeUndefined()
      }),
    )
  })

  it('is nothing where any part of it is no longer what was written (VAL-10)', () => {
    const shop: ShopToValue = {
      platform: 1,
      kind: 'flagship',
      industry: 'toys',
      trademark: 'none',
      taxpayer: 'small',
      hasLoans: true,
      violations: { general: 1, severe: 2, counterfeit: 3 },
      monthlyTurnoverFen: 123,
    }
    const prefill = sellPrefill(shop, 500, 9)
    const written = JSON.parse(writeSellPrefill(prefill)) as object
    const read = (change: object) => parseSellPrefill(JSON.stringify({ ...written, ...change }))
    expect(written).toEqual({ version: 1, ...shop, from: 'assessment', priceFen: 500, valuedAt: 9 })
    expect(read({})).toEqual(prefill)
    for (const change of [
      { version: 2 },
      { from: 'else' },
      { priceFen: -1 },
      { priceFen: '500' },
      { valuedAt: 1.5 },
      { valuedAt: '9' },
      { kind: 'kiosk' },
      { platform: true },
    ])
      expect(read(change)).toBeUndefined()
    expect(read({ monthlyTurnoverFen: 'x' })).not.toHaveProperty('monthlyTurnoverFen')
    expect(read({ hasLoans: 'yes' })?.hasLoans).toBe(false)
    expect(read({ violations: null })?.violations).toEqual({ general: 0, severe: 0, counterfeit: 0 })
    expect(SELL_PREFILL_KEY).toBe('diandu_draft_sell_prefill')
  })
})

it('what is kept of a valuation is its range and how sure it is (VAL-11)', () => {
  const confidence = { level: 'medium' } as Valuation['confidence']
  const estimate = { lowFen: 1, likelyFen: 2, highFen: 3, baseFen: 4, steps: [] }
  const valuation = { asOf: 1, estimate, confidence, comparables: [], improvements: [] }
  expect(recordedValuation(valuation)).toEqual({ price: { lowFen: 1, likelyFen: 2, highFen: 3 }, confidence: 'medium' })
  expect(recordedValuation({ ...valuation, estimate: null }).price).toBeNull()
})
