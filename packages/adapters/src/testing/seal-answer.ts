import { plainText, type SealedData } from '@diandu/wire'
import { base64, base64Of, bytesOf, utf8, type Bytes } from '../crypto/bytes.ts'

const OAEP = { name: 'RSA-OAEP', hash: 'SHA-256' } as const

export interface SealedPieces {
  readonly cipherText: Bytes
  readonly key: Bytes
  readonly iv: Bytes
}

/** Seals texts with fresh keys, as a backend does; `wrap` is how the AES key goes to its reader. */
export async function sealText(text: string): Promise<SealedPieces> {
  const [key, iv] = [crypto.getRandomValues(new Uint8Array(32)), crypto.getRandomValues(new Uint8Array(16))]
  const sealer = await crypto.subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt'])
  return {
    key,
    iv,
    cipherText: new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, sealer, utf8(text))),
  }
}

export async function wrapFor(publicKey: string, key: Bytes): Promise<Bytes> {
  const reader = await crypto.subtle.importKey('spki', bytesOf(publicKey), OAEP, false, ['encrypt'])
  return new Uint8Array(await crypto.subtle.encrypt(OAEP, reader, key))
}

/** An answer's data, sealed for the one whose public key this is. */
export async function sealAnswer(value: unknown, publicKey: string): Promise<SealedData> {
  const { cipherText, key, iv } = await sealText(plainText(value, base64))
  return { data: base64Of(cipherText), secret: `${base64Of(await wrapFor(publicKey, key))}.${base64Of(iv)}` }
}

/** A server's own pair: what a client seals its fields for. */
export async function serverKeyPair(): Promise<{
  readonly publicKey: string
  readonly open: (sealed: string) => Promise<string>
}> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(
    { ...OAEP, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    false,
    ['encrypt', 'decrypt'],
  )
  return {
    publicKey: base64Of(new Uint8Array(await crypto.subtle.exportKey('spki', publicKey))),
    open: async (sealed) => new TextDecoder().decode(await crypto.subtle.decrypt(OAEP, privateKey, bytesOf(sealed))),
  }
}
