import fc from 'fast-check'
import { expect, it } from 'vitest'
import { typedMobile } from './typed-mobile.ts'

it.each([
  ['138 0000 0001', '13800000001'],
  ['+86 138-0000-0001', '13800000001'],
  ['008613800000001', '13800000001'],
  ['138000000019', '13800000001'],
  ['8613', '8613'],
  ['abc', ''],
])('%j comes down to %j', (raw, mobile) => {
  expect(typedMobile(raw)).toBe(mobile)
})

it('whatever mobile is typed, typing it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (raw) => {
      expect(typedMobile(typedMobile(raw))).toBe(typedMobile(raw))
    }),
  )
})
