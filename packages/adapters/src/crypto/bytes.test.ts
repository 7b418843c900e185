import fc from 'fast-check'
import { expect, it } from 'vitest'
import { base64, base64Of, bytesOf } from './bytes.ts'

it('bytes and their base64 are two sides of one thing', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect([...bytesOf(base64Of(bytes))]).toEqual([...bytes])
    }),
  )
  expect(bytesOf(base64Of(new Uint8Array(100_000).fill(255))).length).toBe(100_000)
})

it('texts come back as they were, in every script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(base64.decode(base64.encode(text))).toBe(text)
    }),
  )
  expect(base64.decode(base64.encode('\uFEFF店渡'))).toBe('\uFEFF店渡')
})

it.each(['a', 'ab', 'abc', 'ab=c', 'a===', 'ab c', ' abcd', 'abcd\n', 'ab-_', '店渡店渡', '/w=='.repeat(2)])(
  '%j is no base64',
  (text) => {
    expect(() => base64.decode(text)).toThrow()
  },
)
