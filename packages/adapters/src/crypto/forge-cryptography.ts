import forge from 'node-forge/lib/forge.js'
// These three put themselves into the one above. The rest of the library stays out of the chunk.
import 'node-forge/lib/aes.js'
import 'node-forge/lib/rsa.js'
import 'node-forge/lib/sha256.js'
import { base64Of, type Bytes } from './bytes.ts'
import { KEY_BITS_WITHOUT_WEBCRYPTO, type Cryptography, type KeyPair, type RsaPadding } from './cryptography.ts'
import { exportedPair, webCryptography } from './web-cryptography.ts'

const EXPONENT = 0x10001
/** The search for primes lets the page breathe after each of these. */
const SLICE_MS = 40

/**
 * For what the browser's own cryptography cannot do: PKCS#1 v1.5, and anything at all on a page that came by http. What
 * the browser can do is left to it.
 */
export function forgeCryptography(padding: RsaPadding, subtle: SubtleCrypto | null): Cryptography {
  return {
    async makePair() {
      if (subtle === null) return makeSlowPair(padding)
      const { publicKey, privateKey } = await exportedPair(subtle)
      return pairOf(publicKey, forge.pki.privateKeyFromAsn1(forge.asn1.fromDer(signsOf(privateKey))), padding)
    },
    async wrap(publicKey, plain) {
      const key = forge.pki.publicKeyFromAsn1(forge.asn1.fromDer(signsOf(publicKey)))
      return bytesIn(key.encrypt(signsOf(plain), SCHEMES[padding], optionsOf(padding)))
    },
    openCbc:
      subtle === null ? async (key, iv, cipherText) => openCbc(key, iv, cipherText) : webCryptography(subtle).openCbc,
  }
}

async function makeSlowPair(padding: RsaPadding): Promise<KeyPair> {
  const making = forge.pki.rsa.createKeyPairGenerationState(KEY_BITS_WITHOUT_WEBCRYPTO, EXPONENT)
  while (!forge.pki.rsa.stepKeyPairGenerationState(making, SLICE_MS))
    await new Promise((resolve) => setTimeout(resolve))
  if (making.keys === null) throw new Error('A pair that is done has no keys')
  const { publicKey, privateKey } = making.keys
  const spki = forge.asn1.toDer(forge.pki.publicKeyToAsn1(publicKey)).getBytes()
  return pairOf(base64Of(bytesIn(spki)), privateKey, padding)
}

const pairOf = (publicKey: string, privateKey: ForgePrivateKey, padding: RsaPadding): KeyPair => ({
  publicKey,
  unwrap: async (wrapped) => bytesIn(privateKey.decrypt(signsOf(wrapped), SCHEMES[padding], optionsOf(padding))),
})

type ForgePrivateKey = ReturnType<typeof forge.pki.privateKeyFromAsn1>

function openCbc(key: Bytes, iv: Bytes, cipherText: Bytes): Bytes {
  const decipher = forge.cipher.createDecipher('AES-CBC', signsOf(key))
  decipher.start({ iv: signsOf(iv) })
  decipher.update(forge.util.createBuffer(signsOf(cipherText)))
  if (!decipher.finish()) throw new Error('Wrong padding')
  return bytesIn(decipher.output.getBytes())
}

const SCHEMES = { oaep: 'RSA-OAEP', pkcs1: 'RSAES-PKCS1-V1_5' } as const
const { sha256 } = forge.md
const optionsOf = (padding: RsaPadding) =>
  padding === 'oaep' ? { md: sha256.create(), mgf1: { md: sha256.create() } } : undefined

const signsOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
const bytesIn = (signs: string): Bytes => Uint8Array.from(signs, (sign) => sign.charCodeAt(0))
