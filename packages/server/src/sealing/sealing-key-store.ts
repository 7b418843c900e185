import { DAY_MS } from '@diandu/core/kernel'
import type { Queries } from '../database/index.ts'

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

interface SealingKeyRow {
  readonly public_key: string
  readonly private_key: string
  readonly made_at: number
}

/** The pairs that open anything now, the newest first. */
export async function readSealingKeys(db: Queries, nowMs: number): Promise<readonly SealingKey[]> {
  const rows = await db.query<SealingKeyRow>(
    'SELECT public_key, private_key, made_at FROM sealing_keys WHERE made_at > $1 ORDER BY made_at DESC, id',
    [nowMs - RETENTION_MS],
  )
  return rows.map(({ public_key: publicKey, private_key: privateKey, made_at: madeAt }) => ({
    publicKey,
    privateKey,
    madeAt,
  }))
}

export async function addSealingKey(
  db: Queries,
  id: string,
  { publicKey, privateKey, madeAt }: SealingKey,
): Promise<void> {
  await db.change('INSERT INTO sealing_keys (id, public_key, private_key, made_at) VALUES ($1, $2, $3, $4)', [
    id,
    publicKey,
    privateKey,
    madeAt,
  ])
}

export async function forgetSealingKeys(db: Queries, nowMs: number): Promise<void> {
  await db.change('DELETE FROM sealing_keys WHERE made_at <= $1', [nowMs - RETENTION_MS])
}
