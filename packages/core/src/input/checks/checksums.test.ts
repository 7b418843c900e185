import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasValidCreditCodeChecksum } from './has-valid-credit-code-checksum.ts'
import { hasValidResidentIdChecksum } from './has-valid-resident-id-checksum.ts'
import { passesLuhn } from './passes-luhn.ts'

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

describe('hasValidResidentIdChecksum', () => {
  // The two examples of GB 11643 itself.
  it.each(['11010519491231002X', '440524188001010014'])('accepts %s (FMV-7)', (text) => {
    expect(hasValidResidentIdChecksum(text)).toBe(true)
  })

  it.each(['', '110105194912310021', '11010519491231003X', '11010519491231002x', 'X1010519491231002X'])(
    'refuses %j (FMV-7)',
    (text) => {
      expect(hasValidResidentIdChecksum(text)).toBe(false)
    },
  )

  it.each(['19490229', '19460229', '19000229', '19490431', '19491232', '19491200'])(
    'refuses the birthday %s, which no calendar has (FMV-7)',
    (day) => {
      expect(hasValidResidentIdChecksum(withCheckSign(`110105${day}002`))).toBe(false)
    },
  )

  it.each(['20000229', '19480229', '20991231', '18000101'])('accepts the birthday %s (FMV-7)', (day) => {
    expect(hasValidResidentIdChecksum(withCheckSign(`110105${day}002`))).toBe(true)
  })

  it('accepts exactly one of the eleven check characters (FMV-7)', () => {
    fc.assert(
      fc.property(residentIdBodies(), (body) => {
        const accepted = [...'0123456789X'].filter((sign) => hasValidResidentIdChecksum(body + sign))
        expect(accepted).toEqual([withCheckSign(body).slice(-1)])
      }),
    )
  })

  it('finds every single wrong digit of the serial number (FMV-7)', () => {
    fc.assert(
      fc.property(
        residentIdBodies(),
        fc.integer({ min: 14, max: 16 }),
        fc.integer({ min: 1, max: 9 }),
        (body, at, by) => {
          const text = withCheckSign(body)
          const wrong = text.slice(0, at) + ((Number(text[at]) + by) % 10) + text.slice(at + 1)
          expect(hasValidResidentIdChecksum(text)).toBe(true)
          expect(hasValidResidentIdChecksum(wrong)).toBe(false)
        },
      ),
    )
  })
})

function residentIdBodies(): fc.Arbitrary<string> {
  const day = fc.date({ min: new Date('1800-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  return fc
    .tuple(fc.integer({ min: 110_000, max: 999_999 }), day, fc.integer({ min: 0, max: 999 }))
    .map(
      ([region, date, serial]) =>
        `${region}${date.toISOString().slice(0, 10).replaceAll('-', '')}${String(serial).padStart(3, '0')}`,
    )
}

/** ISO 7064 MOD 11-2 in its recursive form: no table of weights takes part. */
function withCheckSign(body: string): string {
  let rest = 0
  for (const digit of body) rest = ((rest + Number(digit)) * 2) % 11
  const check = (12 - rest) % 11
  return body + (check === 10 ? 'X' : check)
}

const digits = fc.stringMatching(/^\d{1,30}$/)

describe('passesLuhn', () => {
  it.each(['79927398713', '4111111111111111', '0', '18'])('accepts %s (BNK-2)', (text) => {
    expect(passesLuhn(text)).toBe(true)
  })

  it.each(['', '79927398710', '4111111111111112', '4111 1111 1111 1111', '1', '-18', '1８', '0 ', ' 0', '0\n'])(
    'refuses %j (BNK-2)',
    (text) => {
      expect(passesLuhn(text)).toBe(false)
    },
  )

  it('accepts exactly one check digit, the one a table of doubled digits gives (BNK-2)', () => {
    fc.assert(
      fc.property(digits, (body) => {
        const accepted = [...'0123456789'].filter((check) => passesLuhn(body + check))
        expect(accepted).toEqual([String(checkDigit(body))])
      }),
    )
  })

  it('finds every single wrong digit (BNK-2)', () => {
    fc.assert(
      fc.property(digits, fc.nat({ max: 29 }), fc.integer({ min: 1, max: 9 }), (body, place, by) => {
        const at = place % body.length
        const wrong = body.slice(0, at) + ((Number(body[at]) + by) % 10) + body.slice(at + 1)
        expect(passesLuhn(body + checkDigit(body))).toBe(true)
        expect(passesLuhn(wrong + checkDigit(body))).toBe(false)
      }),
    )
  })
})

function checkDigit(body: string): number {
  const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9]
  const sum = Array.from(body)
    .reverse()
    .reduce((total, digit, at) => total + (at % 2 === 0 ? (doubled[Number(digit)] ?? 0) : Number(digit)), 0)
  return (10 - (sum % 10)) % 10
}
