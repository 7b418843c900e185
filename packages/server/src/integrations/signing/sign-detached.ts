import forge from 'node-forge'
import type { SigningIdentity } from './certificates.ts'
import { signingKey } from './signing-key.ts'

/**
 * A detached CMS signature (RFC 5652) over what was given, with the instant of signing among what is signed. It has the
 * same length whatever is signed.
 */
export function signDetached(content: Uint8Array, { certificates, privateKey }: SigningIdentity, atMs: number): Buffer {
  const [own, ...chain] = certificates
  if (own === undefined) throw new Error('Nobody signs without a certificate.')
  const signed = forge.pkcs7.createSignedData()
  signed.content = forge.util.createBuffer(Buffer.from(content).toString('latin1'))
  for (const certificate of [own, ...chain]) signed.addCertificate(certificate)
  const { contentType, messageDigest, signingTime, data } = forge.pki.oids as Record<
    'contentType' | 'messageDigest' | 'signingTime' | 'data',
    string
  >
  signed.addSigner({
    key: signingKey(privateKey),
    certificate: own,
    digestAlgorithm: forge.pki.oids['sha256'] as string,
    authenticatedAttributes: [
      { type: contentType, value: data },
      { type: signingTime, value: new Date(atMs) as unknown as string },
      { type: messageDigest },
    ],
  })
  signed.sign({ detached: true })
  return Buffer.from(forge.asn1.toDer(signed.toAsn1()).getBytes(), 'latin1')
}
