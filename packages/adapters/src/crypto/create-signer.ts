import type { Signer } from './signer.ts'

/** The browser's own cryptography, and a library, in a chunk of its own, only where there is none. */
export function createSigner(secret: string, subtle: SubtleCrypto | null = globalThis.crypto?.subtle ?? null): Signer {
  const encoder = new TextEncoder()
  // An empty key is refused by the browser; a HMAC key is padded with zero bytes anyway, so that one zero byte is the
  // same key.
  const keyBytes = secret === '' ? new Uint8Array(1) : encoder.encode(secret)
  if (subtle === null)
    return async (text) => {
      const { hmacSha256 } = await import('./hmac-sha256.ts')
      return hexOf(hmacSha256(keyBytes, encoder.encode(text)))
    }
  let key: Promise<CryptoKey> | undefined
  return async (text) => {
    key ??= subtle.importKey('raw', keyBytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    return hexOf(new Uint8Array(await subtle.sign('HMAC', await key, encoder.encode(text))))
  }
}

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
