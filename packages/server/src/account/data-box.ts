import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** Seals what a copy of the database must not tell, with the installation's key. */
export interface DataBox {
  /** `about` is no secret: what was sealed about one thing does not open about another. */
  readonly seal: (bytes: Uint8Array, about: string) => Uint8Array
  /** Throws where it is no seal of this key, or about something else. */
  readonly open: (sealed: Uint8Array, about: string) => Uint8Array
  /** The same for the same bytes, and nothing to whoever lacks the key. */
  readonly nameOf: (bytes: Uint8Array) => string
  /** Shows that this installation said `text`. */
  readonly signatureOf: (text: string) => string
}

const IV_BYTES = 12
const TAG_BYTES = 16
const VERSION = 1

export function createDataBox(key: Uint8Array): DataBox {
  const derived = (use: string): Buffer => createHmac('sha256', key).update(`diandu ${use}`).digest()
  const [sealingKey, namingKey, signingKey] = [derived('seal'), derived('name'), derived('sign')]
  return {
    seal(bytes, about) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', sealingKey, iv).setAAD(Buffer.from(about))
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
      return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), sealed])
    },
    open(sealed, about) {
      const from = 1 + IV_BYTES + TAG_BYTES
      if (sealed[0] !== VERSION || sealed.length < from) throw new Error('This was not sealed here.')
      const cipher = createDecipheriv('aes-256-gcm', sealingKey, sealed.subarray(1, 1 + IV_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(about))
        .setAuthTag(sealed.subarray(1 + IV_BYTES, from))
      return Buffer.concat([cipher.update(sealed.subarray(from)), cipher.final()])
    },
    nameOf: (bytes) => createHmac('sha256', namingKey).update(bytes).digest('base64url'),
    signatureOf: (text) => createHmac('sha256', signingKey).update(text).digest('base64url'),
  }
}
