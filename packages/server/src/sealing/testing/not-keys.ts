import { generateKeyPairSync, type KeyObject } from 'node:crypto'

const spki = (key: KeyObject): string => key.export({ type: 'spki', format: 'der' }).toString('base64')

/** The public key of a new RSA pair, as a browser sends it: base64 of its SPKI. */
export const publicKeyOf = (modulusLength: number, publicExponent = 0x10001): string =>
  spki(generateKeyPairSync('rsa', { modulusLength, publicExponent }).publicKey)

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** Values sent as a public key that answers must not be sealed for. */
export const NOT_KEYS: readonly (readonly [what: string, key: unknown])[] = [
  ['none', undefined],
  ['an empty text', ''],
  ['rubbish', 'bm90aGluZw=='],
  ['half a key', spki(pair.publicKey).slice(0, 200)],
  ['no text', { publicKey: spki(pair.publicKey) }],
  ['a curve', spki(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey)],
  ['1024 bits', publicKeyOf(1024)],
  ['a costly exponent', publicKeyOf(2048, 0x80000001)],
  ['a text without end', 'A'.repeat(100_000)],
  ['a PEM', pair.publicKey.export({ type: 'spki', format: 'pem' }).toString()],
  ['a private key', pair.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')],
]
