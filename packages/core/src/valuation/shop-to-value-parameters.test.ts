import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { aShopToValue } from '../../testing/arbitraries/a-sale.ts'
import {
  parseSellPrefill,
  parseShopToValue,
  sellPrefill,
  shopKey,
  shopToValueParameters,
  writeSellPrefill,
} from './index.ts'

describe('a shop to value in an address', () => {
  it('is read back as it was written (VAL-9)', () => {
    fc.assert(
      fc.property(aShopToValue(), (shop) => {
        expect(parseShopToValue(shopToValueParameters(shop))).toEqual(shop)
      }),
    )
  })

  it('is none without a known platform, kind and industry; whatever else is nonsense counts as not told (VAL-9)', () => {
    const plain = { platform: '1', kind: 'flagship', industry: 'womenswear' }
    expect(parseShopToValue({ ...plain, fans: '-3', turnover: 'much', years: '999', described: '9' })).toEqual({
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
        expect(parseSellPrefill(writeSellPrefill(prefill))).toEqual(prefill)
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
})
