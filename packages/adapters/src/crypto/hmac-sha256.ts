import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'

/**
 * For pages without `crypto.subtle`: browsers give that to https and localhost only, and a phone that opens
 * http://192.168.… is neither.
 */
export const hmacSha256 = (secret: Uint8Array, message: Uint8Array): Uint8Array => hmac(sha256, secret, message)
