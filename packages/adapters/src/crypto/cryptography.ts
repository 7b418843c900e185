import type { Bytes } from './bytes.ts'

/** How RSA wraps a key: OAEP with SHA-256, or PKCS#1 v1.5 where an older backend knows nothing else. */
export type RsaPadding = 'oaep' | 'pkcs1'

export interface KeyPair {
  /** Base64 of the SubjectPublicKeyInfo. */
  readonly publicKey: string
  readonly unwrap: (wrapped: Bytes) => Promise<Bytes>
}

/** The three things that sealing needs. Each throws for what it cannot do; the caller must not tell why. */
export interface Cryptography {
  readonly makePair: () => Promise<KeyPair>
  /** `publicKey` is a SubjectPublicKeyInfo. */
  readonly wrap: (publicKey: Bytes, plain: Bytes) => Promise<Bytes>
  /** AES-256-CBC with PKCS#7 padding. */
  readonly openCbc: (key: Bytes, iv: Bytes, cipherText: Bytes) => Promise<Bytes>
}

/** Worth 128 bits of strength. Nothing here takes a key of its own or of the server to be as long as this. */
export const KEY_BITS = 3072

/**
 * On a page that came by plain http no pair guards anything, and script of ours would search for a long one for many
 * seconds.
 */
export const KEY_BITS_WITHOUT_WEBCRYPTO = 2048
