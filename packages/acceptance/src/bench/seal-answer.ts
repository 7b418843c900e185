import { constants, createCipheriv, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto'

/** The parts of sealed data, each base64. */
export interface SealedPieces {
  readonly cipherText: string
  readonly wrappedKey: string
  readonly iv: string
}

const inner = (text: string): string => Buffer.from(text).toString('base64')

/** A value sealed for a public key (base64 of a SubjectPublicKeyInfo), by another hand than the product's. */
export function sealAnswer(value: unknown, publicKey: string, padding: 'oaep' | 'pkcs1'): SealedPieces {
  const [key, iv] = [randomBytes(32), randomBytes(16)]
  const cipher = createCipheriv('aes-256-cbc', key, iv)
  const reader = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  const wrapped = publicEncrypt(
    padding === 'oaep'
      ? { key: reader, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
      : { key: reader, padding: constants.RSA_PKCS1_PADDING },
    key,
  )
  const cipherText = Buffer.concat([
    cipher.update(inner(JSON.stringify({ data: inner(JSON.stringify(value)) }))),
    cipher.final(),
  ])
  return {
    cipherText: cipherText.toString('base64'),
    wrappedKey: wrapped.toString('base64'),
    iv: iv.toString('base64'),
  }
}
