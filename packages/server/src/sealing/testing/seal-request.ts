import {
  constants,
  createDecipheriv,
  createPublicKey,
  generateKeyPairSync,
  privateDecrypt,
  publicEncrypt,
} from 'node:crypto'
import { PUBLIC_KEY_PARAMETER, sealedParts, type Call } from '@diandu/wire'
import type { Database } from '../../database/index.ts'
import { systemRandom } from '../../integrations/index.ts'
import { currentKey } from '../current-key.ts'

/** The limit of one block: 256 bytes less twice a SHA-256 and two. */
const MAX_BYTES = 190

let pair: ReturnType<typeof makePair> | undefined
const makePair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const ownPair = () => (pair ??= makePair())
const OAEP = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' } as const

/** An input as a client would send it to a sealed endpoint; a text that cannot be sealed is sent bare. */
export async function sealRequest(
  endpoint: Call,
  input: Readonly<Record<string, unknown>>,
  db: Database,
  nowMs: number,
): Promise<Readonly<Record<string, unknown>>> {
  if (!endpoint.sealed && endpoint.sealedFields.length === 0) return input
  const { publicKey } = await currentKey(db, systemRandom, nowMs)
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  const seal = (text: string): string => publicEncrypt({ key, ...OAEP }, Buffer.from(text)).toString('base64')
  const sealed = Object.entries(input).map(([name, value]) => [
    name,
    endpoint.sealedFields.includes(name) && typeof value === 'string' && !isTooLong(value) ? seal(value) : value,
  ])
  const ownKey = ownPair().publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  return Object.fromEntries(endpoint.sealed ? [...sealed, [PUBLIC_KEY_PARAMETER, ownKey]] : sealed) as Readonly<
    Record<string, unknown>
  >
}

export const isTooLong = (value: unknown): boolean => typeof value === 'string' && Buffer.byteLength(value) > MAX_BYTES

/** Opens the answer to a request that was sealed here. */
export function openAnswer(answer: Parameters<typeof sealedParts>[0]): unknown {
  const parts = sealedParts(answer)
  if (parts === undefined) throw new Error(`Not sealed: ${JSON.stringify(answer)}`)
  const key = privateDecrypt({ key: ownPair().privateKey, ...OAEP }, Buffer.from(parts.wrappedKey, 'base64'))
  const decipher = createDecipheriv('aes-256-cbc', key, Buffer.from(parts.iv, 'base64'))
  const text = Buffer.concat([decipher.update(Buffer.from(parts.cipherText, 'base64')), decipher.final()]).toString()
  const { data } = JSON.parse(Buffer.from(text, 'base64').toString()) as { data: string }
  return JSON.parse(Buffer.from(data, 'base64').toString()) as unknown
}
