import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers'

/** How a device differs from an honest one. */
interface Quirks {
  readonly origin?: string
  readonly isVerified?: boolean
  readonly counter?: number
  /** The fields of its attestation statement. */
  readonly statement?: ReadonlyMap<string, unknown>
}

const ORIGIN = 'https://console.example'
const HOST = 'console.example'
const ES256 = -7
const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 } as const

const text = (bytes: Uint8Array): string => isoBase64URL.fromBuffer(Uint8Array.from(bytes))
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()

const challengeOf = (question: string): string => (JSON.parse(question) as { readonly challenge: string }).challenge

/** A passkey in memory: it answers as a browser does. */
export function softPasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counted = 0

  const clientData = (type: string, question: string, { origin = ORIGIN }: Quirks) =>
    Buffer.from(JSON.stringify({ type, challenge: challengeOf(question), origin, crossOrigin: false }))
  const authData = (
    flags: number,
    { isVerified = true, counter = (counted += 1) }: Quirks,
    attested = Buffer.alloc(0),
  ) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const marks = FLAGS.present | flags | (isVerified ? FLAGS.verified : 0)
    return Buffer.concat([sha256(HOST), Buffer.from([marks]), count, attested])
  }
  const envelope = (response: object) =>
    JSON.stringify({ id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {}, response })

  return {
    id: text(id),
    make(question: string, quirks: Quirks = {}): string {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, ES256],
          [-1, 1],
          [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
          [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
        ]),
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, key])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', quirks.statement ?? new Map()],
        ['authData', Uint8Array.from(authData(FLAGS.attested, quirks, attested))],
      ])
      return envelope({
        clientDataJSON: text(clientData('webauthn.create', question, quirks)),
        attestationObject: text(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      })
    },
    use(question: string, quirks: Quirks = {}): string {
      const client = clientData('webauthn.get', question, quirks)
      const data = authData(0, quirks)
      return envelope({
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      })
    },
  }
}
