import type { Database, Queries, Transaction } from '../database/index.ts'

/** One request that moves money, told from every other. */
export interface KeyedRequest {
  readonly userId: string
  readonly key: string
  readonly callName: string
  readonly bodyHash: string
}

export type KeyState =
  | { readonly kind: 'new' }
  | { readonly kind: 'answered'; readonly text: string }
  | { readonly kind: 'another-request' }

/** Kept at least this long; a day and a night of retries fit in. */
const KEPT_MS = 48 * 3_600_000

export async function findKey(db: Queries, request: KeyedRequest): Promise<KeyState> {
  const [row] = await db.query<{ call_name: string; body_hash: string; answer: string | null }>(
    'SELECT call_name, body_hash, answer FROM idempotency_keys WHERE user_id = $1 AND key = $2',
    [request.userId, request.key],
  )
  if (row === undefined) return { kind: 'new' }
  const isSame = row.call_name === request.callName && row.body_hash === request.bodyHash
  if (!isSame || row.answer === null) return { kind: 'another-request' }
  return { kind: 'answered', text: row.answer }
}

/** Takes the key for this transaction; where another one holds it, waits for that one's end first. */
export async function claimKey(db: Transaction, request: KeyedRequest, nowMs: number): Promise<KeyState> {
  const taken = await db.change(
    `INSERT INTO idempotency_keys (user_id, key, call_name, body_hash, created_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (user_id, key) DO NOTHING`,
    [request.userId, request.key, request.callName, request.bodyHash, nowMs],
  )
  return taken === 1 ? { kind: 'new' } : findKey(db, request)
}

export async function keepAnswer(db: Transaction, request: KeyedRequest, text: string): Promise<void> {
  await db.change('UPDATE idempotency_keys SET answer = $3 WHERE user_id = $1 AND key = $2', [request.userId, request.key, text])
}

/** Answers how many keys were forgotten. */
export function forgetOldKeys(db: Database, nowMs: number): Promise<number> {
  return db.change('DELETE FROM idempotency_keys WHERE created_at < $1', [nowMs - KEPT_MS])
}
