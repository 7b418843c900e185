import { createHash } from 'node:crypto'
import { MINUTE_MS } from '@diandu/core/kernel'
import { TIMESTAMP_TOLERANCE_MS } from '@diandu/wire'
import { insertIfAbsent, updateRow, type Database, type Queries, type Transaction } from '../database/index.ts'

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

/** Seals answers that name people, for as long as they are kept. */
export interface AnswerBox {
  readonly seal: (bytes: Uint8Array, about: string) => Uint8Array
  readonly open: (sealed: Uint8Array, about: string) => Uint8Array
  /** The same for the same bytes, and meaningless without the key. */
  readonly nameOf: (bytes: Uint8Array) => string
}

/** The associated data of a sealed answer. */
export const aboutAnswer = (place: string): string => `kept answer ${place}`

const SIGNED = 'signed '

/**
 * The key of a request that came with none: a client that sends it again sends the same signature, to the same call,
 * with the same file.
 */
export const signedKey = (callName: string, signature: string, fileName = ''): string =>
  `${SIGNED}${createHash('sha256')
    .update(`${callName}\n${signature}${fileName === '' ? '' : `\n${fileName}`}`)
    .digest('base64url')}`

/** A signature is good from the tolerance before its instant to the tolerance after it. */
const SIGNED_RETENTION_MS = 2 * TIMESTAMP_TOLERANCE_MS + MINUTE_MS

/** Returns how many signatures were forgotten that can no longer be sent. */
export function forgetSignedKeys(db: Database, nowMs: number): Promise<number> {
  return db.change(`DELETE FROM idempotency_keys WHERE key LIKE '${SIGNED}%' AND created_at < $1`, [
    nowMs - SIGNED_RETENTION_MS,
  ])
}

/** Kept at least this long; a day and a night of retries fit in. */
const RETENTION_MS = 48 * 3_600_000

export async function findKey(db: Queries, request: KeyedRequest, box: AnswerBox | null = null): Promise<KeyState> {
  const [endpoint] = await db.query<KeyRow>(
    'SELECT call_name, body_hash, answer, sealed_answer FROM idempotency_keys WHERE user_id = $1 AND key = $2',
    [request.userId, request.key],
  )
  if (endpoint === undefined) return { kind: 'new' }
  const isSame = endpoint.callName === request.callName && endpoint.bodyHash === request.bodyHash
  const text = endpoint.sealedAnswer === null ? endpoint.answer : openedText(endpoint.sealedAnswer, request, box)
  return isSame && text !== null ? { kind: 'answered', text } : { kind: 'another-request' }
}

interface KeyRow {
  readonly callName: string
  readonly bodyHash: string
  readonly answer: string | null
  readonly sealedAnswer: Uint8Array | null
}

const openedText = (sealed: Uint8Array, { userId, key }: KeyedRequest, box: AnswerBox | null): string | null =>
  box === null ? null : Buffer.from(box.open(sealed, aboutAnswer(`${userId} ${key}`))).toString()

/** Takes the key for this transaction; where another one holds it, waits for that one's end first. */
export async function claimKey(
  db: Transaction,
  request: KeyedRequest,
  nowMs: number,
  box: AnswerBox | null = null,
): Promise<KeyState> {
  const taken = await insertIfAbsent(db, 'idempotency_keys', {
    userId: request.userId,
    key: request.key,
    callName: request.callName,
    bodyHash: request.bodyHash,
    createdAt: nowMs,
  })
  return taken ? { kind: 'new' } : findKey(db, request, box)
}

export async function keepAnswer(
  db: Transaction,
  { userId, key }: KeyedRequest,
  text: string,
  box: AnswerBox | null = null,
): Promise<void> {
  const sealed = box?.seal(Buffer.from(text), aboutAnswer(`${userId} ${key}`)) ?? null
  await updateRow(db, 'idempotency_keys', {
    set: { answer: sealed === null ? text : null, sealedAnswer: sealed },
    where: { userId, key },
  })
}

/** Answers how many keys were forgotten. */
export function forgetOldKeys(db: Database, nowMs: number): Promise<number> {
  return db.change('DELETE FROM idempotency_keys WHERE created_at < $1', [nowMs - RETENTION_MS])
}
