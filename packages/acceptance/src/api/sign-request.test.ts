import { describe, expect, it } from 'vitest'
import { signatureOf, signed, textToSign } from './sign-request.ts'

describe('signing a request', () => {
  it('sorts by code unit, leaves out what is not there, and writes objects as sorted JSON', () => {
    const parameters = {
      b: 2,
      a: 'x',
      Z: true,
      sign: 'old',
      gone: undefined,
      none: null,
      deep: { y: [1, { d: 1, c: '中' }], x: null },
    }
    expect(textToSign(parameters)).toBe('Z=true&a=x&b=2&deep={"x":null,"y":[1,{"c":"中","d":1}]}')
    expect(textToSign({})).toBe('')
  })

  it('agrees with what another program computed', () => {
    // printf 'a=1&timestamp=1700000000000' | openssl dgst -sha256 -hmac secret
    expect(signatureOf({ timestamp: 1_700_000_000_000, a: 1 }, 'secret')).toBe(
      '45f57e2f8da6da9dafe2ede06a1d1702de8bedda0d9fa1072539517f4575a35c',
    )
    expect(signed({ a: 1 }, 'secret', 1_700_000_000_000)).toEqual({
      a: 1,
      timestamp: 1_700_000_000_000,
      sign: '45f57e2f8da6da9dafe2ede06a1d1702de8bedda0d9fa1072539517f4575a35c',
    })
  })
})
