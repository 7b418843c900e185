import { DAY_MS } from '@diandu/core/kernel'
import { insertRow, type Queries } from '../database/index.ts'

/** So long a pair is the published one … */
export const VALID_MS = 7 * DAY_MS
/** … and so long it opens what was sealed for it. */
const RETENTION_MS = VALID_MS + DAY_MS

export interface SealingKey {
  /** Base64 of the SubjectPublicKeyInfo. */
  readonly publicKey: string
  /** PKCS#8, PEM. */
  readonly privateKey: string
  readonly madeAt: number
}

/** The pairs that open anything now, the newest first. */
export async function readSealingKeys(db: Queries, nowMs: number): Promise<readonly SealingKey[]> {
  return db.query<SealingKey>(
    'SELECT public_key, private_key, made_at FROM sealing_keys WHERE made_at > $1 ORDER BY made_at DESC, id',
    [nowMs - RETENTION_MS],
  )
}

export async function addSealingKey(
  db: Queries,
  id: string,
  { publicKey, privateKey, madeAt }: SealingKey,
): Promise<void> {
  await insertRow(db, 'sealing_keys', { id, publicKey, privateKey, madeAt })
}

export async function forgetSealingKeys(db: Queries, nowMs: number): Promise<void> {
  await db.change('DELETE FROM sealing_keys WHERE made_at <= $1', [nowMs - RETENTION_MS])
}
