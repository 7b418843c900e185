import { base64Of } from './bytes.ts'
import { KEY_BITS, type Cryptography } from './cryptography.ts'

const OAEP = { name: 'RSA-OAEP', hash: 'SHA-256' } as const
const PAIR = { ...OAEP, modulusLength: KEY_BITS, publicExponent: new Uint8Array([1, 0, 1]) } as const

/** The browser's own. The private key never leaves it. */
export const webCryptography = (subtle: SubtleCrypto): Cryptography => ({
  async makePair() {
    const { publicKey, privateKey } = await subtle.generateKey(PAIR, false, ['encrypt', 'decrypt'])
    return {
      publicKey: base64Of(new Uint8Array(await subtle.exportKey('spki', publicKey))),
      unwrap: async (wrapped) => new Uint8Array(await subtle.decrypt(OAEP, privateKey, wrapped)),
    }
  },
  async wrap(publicKey, plain) {
    const key = await subtle.importKey('spki', publicKey, OAEP, false, ['encrypt'])
    return new Uint8Array(await subtle.encrypt(OAEP, key, plain))
  },
  async openCbc(key, iv, cipherText) {
    const opener = await subtle.importKey('raw', key, 'AES-CBC', false, ['decrypt'])
    return new Uint8Array(await subtle.decrypt({ name: 'AES-CBC', iv }, opener, cipherText))
  },
})

/**
 * A pair that only another library can open: PKCS#1 v1.5 is what WebCrypto has not. Made by the browser, because it is
 * fast.
 */
export async function exportedPair(
  subtle: SubtleCrypto,
): Promise<{ readonly publicKey: string; readonly privateKey: Uint8Array }> {
  const pair = await subtle.generateKey(PAIR, true, ['encrypt', 'decrypt'])
  const [spki, pkcs8] = await Promise.all([
    subtle.exportKey('spki', pair.publicKey),
    subtle.exportKey('pkcs8', pair.privateKey),
  ])
  return { publicKey: base64Of(new Uint8Array(spki)), privateKey: new Uint8Array(pkcs8) }
}
