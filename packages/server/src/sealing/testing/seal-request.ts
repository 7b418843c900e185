import { constants, createPublicKey, generateKeyPairSync, publicEncrypt } from 'node:crypto'
import { PUBLIC_KEY_PARAMETER, type Call } from '@diandu/wire'
import type { Database } from '../../database/index.ts'
import { systemRandom } from '../../outside/index.ts'
import { currentKey } from '../current-key.ts'

/** What one block takes: 256 bytes less twice a SHA-256 and two. */
const MOST_BYTES = 190

let ownKey: string | undefined

/** An input as a client would send it to a sealed row; a text that cannot be sealed is sent bare. */
export async function sealRequest(row: Call, input: Readonly<Record<string, unknown>>, db: Database, nowMs: number): Promise<Readonly<Record<string, unknown>>> {
  if (!row.sealed && row.sealedFields.length === 0) return input
  const { publicKey } = await currentKey(db, systemRandom, nowMs)
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  const seal = (text: string): string => publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, Buffer.from(text)).toString('base64')
  const said = Object.entries(input).map(([name, value]) => [name, row.sealedFields.includes(name) && typeof value === 'string' && !isTooLong(value) ? seal(value) : value])
  ownKey ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  return Object.fromEntries(row.sealed ? [...said, [PUBLIC_KEY_PARAMETER, ownKey]] : said) as Readonly<Record<string, unknown>>
}

export const isTooLong = (value: unknown): boolean => typeof value === 'string' && Buffer.byteLength(value) > MOST_BYTES
