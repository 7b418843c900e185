import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createSigner } from './create-signer.ts'
import { nobleDrawHash } from './noble-draw-hash.ts'

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
