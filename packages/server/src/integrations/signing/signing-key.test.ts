import { X509Certificate } from 'node:crypto'
import forge from 'node-forge'
import { expect, it } from 'vitest'
import { foundAuthority, issueCertificate } from './certificates.ts'
import { makeKeyPair } from './key-pair.ts'
import { signingKey } from './signing-key.ts'

it('a key signs as the library itself would, byte for byte, and its public half says so (SGN-1)', async () => {
  const { privateKey, publicKey } = await makeKeyPair()
  const digest = (text: string) => forge.md.sha256.create().update(text, 'utf8')
  const signed = signingKey(privateKey).sign(digest('甲方签署'))
  expect(signed).toBe(forge.pki.privateKeyFromPem(privateKey).sign(digest('甲方签署')))
  expect(forge.pki.publicKeyFromPem(publicKey).verify(digest('甲方签署').digest().getBytes(), signed)).toBe(true)
})

it('the authority of the sandbox and the key of a signature have 3072 bits (SGN-5)', async () => {
  const authority = await foundAuthority(1_768_000_000_000)
  const { certificates } = await issueCertificate(authority, '周正', 1_768_000_000_000)
  expect(certificates.map((text) => new X509Certificate(text).publicKey.asymmetricKeyDetails?.modulusLength)).toEqual([
    3072, 3072,
  ])
})
