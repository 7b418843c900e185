import type { Database } from '../../database/index.ts'
import { makePair } from '../current-key.ts'
import { addSealingKey, type SealingKey } from '../sealing-key-store.ts'

let stored: Promise<SealingKey> | undefined

/**
 * The platform of a test tells a pair that was made for the first of them: to make one takes longer than most tests.
 */
export async function insertSealingKey(db: Database, nowMs: number): Promise<void> {
  stored ??= makePair(nowMs)
  await addSealingKey(db, 'kept', { ...(await stored), madeAt: nowMs })
}
