import forge from 'node-forge'
import { expect, it } from 'vitest'
import { makeKeyPair } from './key-pair.ts'
import { signingKey } from './signing-key.ts'

it('[SGN-1] a key signs as the library itself would, byte for byte, and its public half says so', async () => {
  const { privateKey, publicKey } = await makeKeyPair()
  const digest = (text: string) => forge.md.sha256.create().update(text, 'utf8')
  const signed = signingKey(privateKey).sign(digest('甲方签署'))
  expect(signed).toBe(forge.pki.privateKeyFromPem(privateKey).sign(digest('甲方签署')))
  expect(forge.pki.publicKeyFromPem(publicKey).verify(digest('甲方签署').digest().getBytes(), signed)).toBe(true)
})
