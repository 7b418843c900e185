import { sha256 } from '@noble/hashes/sha2.js'
import type { DrawHash } from '@diandu/core/lottery'
import { hmacSha256 } from './hmac-sha256.ts'

/** At once, not by promises: thousands of draws are recomputed in one go. */
export const nobleDrawHash: DrawHash = {
  digest: (text) => hexOf(sha256(bytesOf(text))),
  hmac: (secret, text) => hexOf(hmacSha256(bytesOf(secret), bytesOf(text))),
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
