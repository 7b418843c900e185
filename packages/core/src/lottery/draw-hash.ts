/** SHA-256 and HMAC-SHA256 over UTF-8 texts, both as 64 lower-case hex digits. Core has no cryptography of its own. */
export interface DrawHash {
  digest(text: string): string
  hmac(secret: string, text: string): string
}
