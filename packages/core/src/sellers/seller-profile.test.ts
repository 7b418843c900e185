import fc from 'fast-check'
import { expect, it } from 'vitest'
import { maskedSellerName } from './seller-profile.ts'

it.each([
  ['店主老周', '店**周'],
  ['林', '林**'],
  ['王五', '王**'],
  ['13812345678', '1**'],
  ['+86 138-1234-5678', '+**'],
  ['', '**'],
  ['😀ab', '😀**b'],
])('masks %s as %s (SHP-1)', (name, masked) => {
  expect(maskedSellerName(name)).toBe(masked)
})

it('never tells more than two letters of a name (SHP-1)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
      expect(Array.from(maskedSellerName(name).replace('**', '')).length).toBeLessThanOrEqual(2)
    }),
  )
})
