import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Seals what a copy of the database must not tell, with the installation's key. */
export interface DataBox {
  /** `about` is no secret: what was sealed about one thing does not open about another. */
  readonly seal: (bytes: Uint8Array, about: string) => Uint8Array
  /** Throws where it is no seal of one of our keys, or about something else. */
  readonly open: (sealed: Uint8Array, about: string) => Uint8Array
  /** How everything begins that is sealed now; what begins otherwise was sealed with an earlier key. */
  readonly header: Uint8Array
  /** The same for the same bytes, and meaningless without the key. */
  readonly nameOf: (bytes: Uint8Array) => string
  /** Shows that this installation said `text`. */
  readonly signatureOf: (text: string) => string
  readonly isSignatureOf: (text: string, signature: string) => boolean
}

/** 32 bytes each. What is sealed is sealed with the one of now; what was sealed before still opens. */
export interface DataKey {
  readonly now: Uint8Array
  readonly before: readonly Uint8Array[]
}

const IV_BYTES = 12
const TAG_BYTES = 16
const ID_BYTES = 8
/** Of seals that do not say their key, and of those that do. */
const VERSION = { bare: 1, named: 2 } as const

export function createDataBox({ now, before }: DataKey): DataBox {
  const current = keysFrom(now)
  const keys = [current, ...before.map(keysFrom)]
  return {
    seal(bytes, about) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', current.sealing, iv).setAAD(Buffer.from(about))
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
      return Buffer.concat([current.header, iv, cipher.getAuthTag(), sealed])
    },
    open(sealed, about) {
      const isBare = sealed[0] === VERSION.bare
      const known = isBare ? keys : keys.filter(({ header }) => header.equals(sealed.subarray(0, header.length)))
      for (const { sealing } of known) {
        const opened = tryKey(sealed.subarray(isBare ? 1 : current.header.length), about, sealing)
        if (opened !== undefined) return opened
      }
      throw new Error('This was not sealed here.')
    },
    header: current.header,
    nameOf: (bytes) => createHmac('sha256', current.naming).update(bytes).digest('base64url'),
    signatureOf: (text) => signed(text, current),
    isSignatureOf: (text, signature) => keys.some((key) => isSame(signature, signed(text, key))),
  }
}

interface Keys {
  /** Tells which key it was, and nothing of the key. */
  readonly header: Buffer
  readonly sealing: Buffer
  readonly naming: Buffer
  readonly signing: Buffer
}

function keysFrom(key: Uint8Array): Keys {
  const derived = (use: string): Buffer => createHmac('sha256', key).update(`diandu ${use}`).digest()
  const header = Buffer.concat([Buffer.of(VERSION.named), derived('id').subarray(0, ID_BYTES)])
  return { header, sealing: derived('seal'), naming: derived('name'), signing: derived('sign') }
}

function tryKey(bytes: Uint8Array, about: string, key: Buffer): Buffer | undefined {
  const from = IV_BYTES + TAG_BYTES
  if (bytes.length < from) return undefined
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(about))
      .setAuthTag(bytes.subarray(IV_BYTES, from))
    return Buffer.concat([cipher.update(bytes.subarray(from)), cipher.final()])
  } catch {
    return undefined
  }
}

const signed = (text: string, { signing }: Keys): string =>
  createHmac('sha256', signing).update(text).digest('base64url')

function isSame(given: string, right: string): boolean {
  const [ours, theirs] = [Buffer.from(right), Buffer.from(given)]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}
