import type { Base64 } from '@diandu/wire'

/** The browser's cryptography takes no shared buffers. */
export type Bytes = Uint8Array<ArrayBuffer>

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/
/** As many as every engine takes for arguments. */
const CHUNK = 8192

/** Throws for what is no base64: `atob` would take blanks and forgive a missing end. */
export function bytesOf(base64: string): Bytes {
  if (base64.length % 4 !== 0 || !BASE64.test(base64)) throw new Error('No base64')
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
}

export function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  return btoa(text)
}

export const utf8 = (text: string): Bytes => Uint8Array.from(new TextEncoder().encode(text))

const reader = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
export const textOf = (bytes: Uint8Array): string => reader.decode(bytes)

export const base64: Base64 = { encode: (text) => base64Of(utf8(text)), decode: (text) => textOf(bytesOf(text)) }
