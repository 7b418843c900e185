import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'

const generate = promisify(generateKeyPair)

/** PEM, both halves. */
export interface SigningKeyPair {
  readonly publicKey: string
  readonly privateKey: string
}

export type MakeKeyPair = () => Promise<SigningKeyPair>

export const makeKeyPair: MakeKeyPair = () =>
  generate('rsa', {
    modulusLength: 3072,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  })
