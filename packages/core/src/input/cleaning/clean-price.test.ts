import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../../testing/any-text.ts'
import { cleanPrice } from './clean-price.ts'

describe('cleanPrice', () => {
  it.each([
    ['-5', '5'],
    ['−5－6', '56'],
    ['1.239', '1.23'],
    ['1.2-39', '1.23'],
    ['0.999', '0.99'],
    ['12', '12'],
    ['1.', '1.'],
    ['', ''],
    ['1.234~5.678', '1.23~5.67'],
    ['about 3.14159 万', 'about 3.14 万'],
  ])('cleans %j to %j', (raw, cleaned) => {
    expect(cleanPrice(raw)).toBe(cleaned)
  })

  it('touches nothing but minus signs and long decimals', () => {
    fc.assert(
      fc.property(anyText(), (raw) => {
        const cleaned = cleanPrice(raw)
        expect(cleaned).not.toMatch(/[-−－]|\.\d{3}/)
        expect(withoutDigits(cleaned)).toBe(withoutDigits(raw.replace(/[-−－]/g, '')))
      }),
    )
  })

  it('cuts and never rounds up', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,9}\.\d{0,9}$/), (text) => {
        const [yuan = '', decimals = ''] = text.split('.')
        expect(cleanPrice(text)).toBe(`${yuan}.${decimals.slice(0, 2)}`)
      }),
    )
  })
})

const withoutDigits = (text: string) => text.replace(/\d/g, '')
