import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasValidResidentIdChecksum } from './has-valid-resident-id-checksum.ts'

describe('hasValidResidentIdChecksum', () => {
  // The two examples of GB 11643 itself.
  it.each(['11010519491231002X', '440524188001010014'])('[FMV-7] accepts %s', (text) => {
    expect(hasValidResidentIdChecksum(text)).toBe(true)
  })

  it.each(['', '110105194912310021', '11010519491231003X', '11010519491231002x', 'X1010519491231002X'])('[FMV-7] refuses %j', (text) => {
    expect(hasValidResidentIdChecksum(text)).toBe(false)
  })

  it.each(['19490229', '19460229', '19000229', '19490431', '19491232', '19491200'])('[FMV-7] refuses the birthday %s, which no calendar has', (day) => {
    expect(hasValidResidentIdChecksum(withCheckSign(`110105${day}002`))).toBe(false)
  })

  it.each(['20000229', '19480229', '20991231', '18000101'])('[FMV-7] accepts the birthday %s', (day) => {
    expect(hasValidResidentIdChecksum(withCheckSign(`110105${day}002`))).toBe(true)
  })

  it('[FMV-7] accepts exactly one of the eleven check signs', () => {
    fc.assert(
      fc.property(residentIdBodies(), (body) => {
        const accepted = [...'0123456789X'].filter((sign) => hasValidResidentIdChecksum(body + sign))
        expect(accepted).toEqual([withCheckSign(body).slice(-1)])
      }),
    )
  })

  it('[FMV-7] finds every single wrong digit of the serial number', () => {
    fc.assert(
      fc.property(residentIdBodies(), fc.integer({ min: 14, max: 16 }), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
        const text = withCheckSign(body)
        const wrong = text.slice(0, at) + ((Number(text[at]) + by) % 10) + text.slice(at + 1)
        expect(hasValidResidentIdChecksum(text)).toBe(true)
        expect(hasValidResidentIdChecksum(wrong)).toBe(false)
      }),
    )
  })
})

function residentIdBodies(): fc.Arbitrary<string> {
  const day = fc.date({ min: new Date('1800-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  return fc
    .tuple(fc.integer({ min: 110_000, max: 999_999 }), day, fc.integer({ min: 0, max: 999 }))
    .map(([region, date, serial]) => `${region}${date.toISOString().slice(0, 10).replaceAll('-', '')}${String(serial).padStart(3, '0')}`)
}

/** ISO 7064 MOD 11-2 in its recursive form: no table of weights takes part. */
function withCheckSign(body: string): string {
  let rest = 0
  for (const digit of body) rest = ((rest + Number(digit)) * 2) % 11
  const check = (12 - rest) % 11
  return body + (check === 10 ? 'X' : check)
}
