import { constants, createCipheriv, publicEncrypt, randomBytes, type KeyObject } from 'node:crypto'
import { plainText, type Base64, type SealedData } from '@diandu/wire'

const base64: Base64 = {
  encode: (text) => Buffer.from(text).toString('base64'),
  decode: (text) => Buffer.from(text, 'base64').toString(),
}

/** An answer's data for one reader: a fresh AES key each time, wrapped with the reader's public one (spec §7). */
export function sealData(value: unknown, clientKey: KeyObject): SealedData {
  const [key, iv] = [randomBytes(32), randomBytes(16)]
  const cipher = createCipheriv('aes-256-cbc', key, iv)
  const wrapped = publicEncrypt({ key: clientKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, key)
  return {
    data: Buffer.concat([cipher.update(plainText(value, base64)), cipher.final()]).toString('base64'),
    secret: `${wrapped.toString('base64')}.${iv.toString('base64')}`,
  }
}
