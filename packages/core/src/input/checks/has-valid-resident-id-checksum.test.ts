import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasValidResidentIdChecksum } from './has-valid-resident-id-checksum.ts'

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
