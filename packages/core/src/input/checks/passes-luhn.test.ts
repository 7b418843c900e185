import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passesLuhn } from './passes-luhn.ts'

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
