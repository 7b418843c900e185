import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasValidCreditCodeChecksum } from './has-valid-credit-code-checksum.ts'

const SIGNS = [...'0123456789ABCDEFGHJKLMNPQRTUWXY']

describe('hasValidCreditCodeChecksum', () => {
  it.each(['91350100M000100Y43', '91350100m000100y43'])('accepts %s (FMV-8)', (text) => {
    expect(hasValidCreditCodeChecksum(text)).toBe(true)
  })

  it.each([
    '',
    '91350100M000100Y34',
    '91350100M000100Y4',
    '91350100M000100I43',
    '91350100M000I00Y43',
    '91350100M000100Y4S',
    '91350100M000100Y4 ',
  ])('refuses %j (FMV-8)', (text) => {
    expect(hasValidCreditCodeChecksum(text)).toBe(false)
  })

  it('accepts exactly one of the check characters, in either case (FMV-8)', () => {
    fc.assert(
      fc.property(bodies(), (body) => {
        const accepted = SIGNS.filter((sign) => hasValidCreditCodeChecksum(body + sign))
        expect(accepted).toEqual([checkSign(body)])
        expect(hasValidCreditCodeChecksum((body + checkSign(body)).toLowerCase())).toBe(true)
      }),
    )
  })

  it('finds every single wrong sign and every two swapped neighbours (FMV-8)', () => {
    fc.assert(
      fc.property(bodies(), fc.nat({ max: 16 }), fc.constantFrom(...SIGNS), (body, at, sign) => {
        const text = body + checkSign(body)
        const wrong = text.slice(0, at) + sign + text.slice(at + 1)
        const swapped = text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2)
        expect(hasValidCreditCodeChecksum(wrong)).toBe(wrong === text)
        expect(hasValidCreditCodeChecksum(swapped)).toBe(swapped === text)
      }),
    )
  })
})

function bodies(): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...SIGNS), minLength: 17, maxLength: 17 })
}

/**
 * Each weight as a power of three worked out whole, and the check sign as what is missing to the next multiple of 31.
 */
function checkSign(body: string): string {
  const sum = Array.from(body).reduce((total, sign, at) => total + BigInt(SIGNS.indexOf(sign)) * 3n ** BigInt(at), 0n)
  return SIGNS[Number((31n - (sum % 31n)) % 31n)] ?? ''
}
