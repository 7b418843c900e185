import { expect, it } from 'vitest'
import { readClientKey } from './read-client-key.ts'
import { NOT_KEYS, publicKeyOf } from './testing/not-keys.ts'

it.each(NOT_KEYS)('%s is no public key that answers are sealed for', (_what, text) => {
  expect(readClientKey(text)).toBeUndefined()
})

it('RSA keys of 2048 and of 4096 bits are read', () => {
  expect(readClientKey(publicKeyOf(2048))).toBeDefined()
  expect(readClientKey(publicKeyOf(4096))).toBeDefined()
})
