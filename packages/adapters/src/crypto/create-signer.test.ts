import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSigner } from './create-signer.ts'
import { hmacSha256 } from './hmac-sha256.ts'
import { nobleDrawHash } from './noble-draw-hash.ts'
import { base64, base64Of, bytesOf } from './bytes.ts'

const { subtle } = globalThis.crypto

/** Lengths around the ends of a block, where padding goes wrong. */
const LENGTHS = [0, 1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 129, 1000]

const pattern = (length: number) => Uint8Array.from({ length }, (_, place) => place * 7)

async function reference(secret: Uint8Array<ArrayBuffer>, message: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const key = await subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await subtle.sign('HMAC', key, message))
}

describe('createSigner', () => {
  it.each([
    ['WebCrypto', subtle],
    ['the library', null],
  ] as const)('%s gives the known answers of RFC 4231', async (_, engine) => {
    expect(await createSigner('Jefe', engine)('what do ya want for nothing?')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    )
    expect(await createSigner('\u000b'.repeat(20), engine)('Hi There')).toBe(
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    )
    expect(await createSigner('', engine)('')).toBe('b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad')
  })

  it('both signers give the same for any secret and text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 150 }),
        fc.string({ unit: 'binary', maxLength: 300 }),
        async (secret, text) => {
          expect(await createSigner(secret, null)(text)).toBe(await createSigner(secret, subtle)(text))
        },
      ),
    )
  })

  it.each(LENGTHS)('the library is right for %i bytes of key or message', async (length) => {
    const keyBytes = pattern(Math.max(length, 1))
    expect(hmacSha256(keyBytes, pattern(3))).toEqual(await reference(keyBytes, pattern(3)))
    expect(hmacSha256(pattern(9), pattern(length))).toEqual(await reference(pattern(9), pattern(length)))
  })
})

it('the digest is SHA-256, as any tool prints it (LOT-9)', () => {
  expect(nobleDrawHash.digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

it('a roll is HMAC-SHA256, as the browser computes it (LOT-10)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string(), async (secret, text) => {
      expect(nobleDrawHash.hmac(secret, text)).toBe(await createSigner(secret)(text))
    }),
  )
})

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
