import type { Database } from '../../database/index.ts'
import { makePair } from '../current-key.ts'
import { addSealingKey, type SealingKey } from '../sealing-key-store.ts'

let kept: Promise<SealingKey> | undefined

/** The house of a test tells a pair that was made for the first of them: to make one takes longer than most tests. */
export async function putKeptKey(db: Database, nowMs: number): Promise<void> {
  kept ??= makePair(nowMs)
  await addSealingKey(db, 'kept', { ...(await kept), madeAt: nowMs })
}
