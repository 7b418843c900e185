import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { Random } from '@diandu/core/kernel'
import type { Database } from '../database/index.ts'
import { addSealingKey, readSealingKeys, VALID_MS, type SealingKey } from './sealing-key-store.ts'

/**
 * Worth 128 bits of strength. Whatever reads a key here takes its length from the key: pairs of 2048 bits were made
 * before.
 */
const KEY_BITS = 3072

/** The pair whose public half is published now; a new one once the last has been published for a week. */
export async function currentKey(db: Database, random: Random, nowMs: number): Promise<SealingKey> {
  const [newest] = await readSealingKeys(db, nowMs)
  if (newest !== undefined && newest.madeAt > nowMs - VALID_MS) return newest
  const made = await makePair(nowMs)
  // Two servers may come here at once: both pairs open, and one of them is the newest for all clients from then on.
  await addSealingKey(db, random.token(), made)
  return made
}

export async function makePair(madeAt: number): Promise<SealingKey> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: KEY_BITS })
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    madeAt,
  }
}
