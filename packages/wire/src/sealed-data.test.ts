import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText, readPlainText, saysSealed, sealedParts, type Base64 } from './sealed-data.ts'

/** Not base64, but two sides of one thing, which is all that is asked of it. */
const turned: Base64 = { encode: (text) => `~${text}`, decode: (text) => text.replace(/^~/, '') }

describe('sealed data', () => {
  it.each([
    ['beside the data', { is_secret: 1, data: 'c2E=', secret: 'a2V5.aXY=' }],
    ['inside the data', { data: { data: 'c2E=', secret: 'a2V5.aXY=' } }],
    ['inside, and said beside too', { is_secret: 1, secret: 'other.iv', data: { data: 'c2E=', secret: 'a2V5.aXY=' } }],
    ['with a flag that is text', { is_secret: '1', data: 'c2E=', secret: 'a2V5.aXY=' }],
  ])('the secret stands %s', (_where, envelope) => {
    expect(saysSealed(envelope)).toBe(true)
    expect(sealedParts(envelope)).toEqual({ cipherText: 'c2E=', wrappedKey: 'a2V5', iv: 'aXY=' })
  })

  it.each([
    { data: null },
    { data: 'text' },
    { data: { secret: 7 } },
    { is_secret: 0, data: 'x', secret: 'a.b' },
    { data: ['secret'] },
    {},
  ])('%j is not sealed', (envelope) => {
    expect(saysSealed(envelope)).toBe(false)
  })

  it.each([
    { data: 'x' },
    { secret: 'a.b' },
    { data: 'x', secret: 'a.b.c' },
    { data: 7, secret: 'a.b' },
    { data: { data: 'x' } },
    { data: { secret: 'a.b' } },
    { data: null, secret: null },
  ])('an input like %j has no parts', (envelope) => {
    expect(sealedParts({ is_secret: 1, ...envelope })).toBeUndefined()
  })

  it('a plain text holds its value in two layers, and gives it back', () => {
    expect(plainText({ a: '店' }, turned)).toBe('~{"data":"~{\\"a\\":\\"店\\"}"}')
    fc.assert(
      fc.property(fc.json(), (json) => {
        const value: unknown = JSON.parse(json)
        expect(readPlainText(plainText(value, turned), turned)).toEqual(value)
      }),
    )
    expect(readPlainText(plainText(undefined, turned), turned)).toBeNull()
  })

  it.each(['', 'null', '7', '[]', '{}', '{"data":7}', '{"data":"nothing"}', '{"data":null}'])(
    '%j holds no value',
    (text) => {
      expect(() => readPlainText(text, turned)).toThrow()
    },
  )
})
