import type { MessageKind, PhoneChannel } from '@diandu/core/inbox'
import { updateRow, type Queries } from '../../database/index.ts'

/** A notice that is being sent. */
export interface ClaimedNotice {
  readonly userId: string
  readonly messageId: string
  readonly channel: PhoneChannel
  readonly kind: MessageKind
  readonly event: string
  readonly bundle: string | null
  readonly messages: number
  readonly by: number | null
  readonly firstDueAt: number
  readonly tries: number
  readonly requestId: string | null
  /** When it was handed over with that id first. */
  readonly requestedAt: number | null
}

const COLUMNS = `user_id, message_id, channel, kind, event, bundle, messages, by_at AS "by",
  first_due_at, tries, request_id, requested_at`

type Key = Pick<ClaimedNotice, 'userId' | 'messageId' | 'channel'>
const OF_KEY = 'user_id = $1 AND message_id = $2 AND channel = $3'

/** Due notices that no other server is sending, locked until the transaction ends. */
export const lockDue = (
  db: Queries,
  channel: PhoneChannel,
  nowMs: number,
  max: number,
): Promise<readonly ClaimedNotice[]> =>
  db.query<ClaimedNotice>(
    `SELECT ${COLUMNS} FROM notices WHERE state = 'waiting' AND channel = $1 AND due_at <= $2
     ORDER BY due_at LIMIT $3::int FOR UPDATE SKIP LOCKED`,
    [channel, nowMs, max],
  )

/** Notices handed over so long ago that the sending server must be gone. */
export const lockLost = (
  db: Queries,
  channel: PhoneChannel,
  beforeMs: number,
  max: number,
): Promise<readonly ClaimedNotice[]> =>
  db.query<ClaimedNotice>(
    `SELECT ${COLUMNS} FROM notices WHERE state = 'sending' AND channel = $1 AND claimed_at <= $2
     ORDER BY claimed_at LIMIT $3::int FOR UPDATE SKIP LOCKED`,
    [channel, beforeMs, max],
  )

export async function writeClaimed(db: Queries, { userId, messageId, channel }: Key, nowMs: number): Promise<void> {
  await db.change(`UPDATE notices SET state = 'sending', claimed_at = $4, tries = tries + 1 WHERE ${OF_KEY}`, [
    userId,
    messageId,
    channel,
    nowMs,
  ])
}

/** By what the provider knows the request again. Written before it is sent. */
export async function writeRequestId(
  db: Queries,
  { userId, messageId, channel }: Key,
  requestId: string,
  nowMs: number,
): Promise<void> {
  await db.change(`UPDATE notices SET request_id = $4, requested_at = $5 WHERE ${OF_KEY} AND state = 'sending'`, [
    userId,
    messageId,
    channel,
    requestId,
    nowMs,
  ])
}

export type Settled = 'sent' | 'unsure' | 'failed' | 'dropped'

/** False where another server has settled it meanwhile. */
export const writeSettled = async (
  db: Queries,
  { userId, messageId, channel }: Key,
  { state, trouble, nowMs }: { readonly state: Settled; readonly trouble: string | null; readonly nowMs: number },
): Promise<boolean> =>
  (await db.change(
    `UPDATE notices SET state = $4, trouble = $5, settled_at = $6 WHERE ${OF_KEY} AND state IN ('waiting', 'sending')`,
    [userId, messageId, channel, state, trouble, nowMs],
  )) === 1

/** It did not leave, and waits again. Where a bundle has begun meanwhile, what it was to tell is told by that. */
export async function writeWaiting(
  db: Queries,
  { userId, messageId, channel, bundle, messages }: Key & Pick<ClaimedNotice, 'bundle' | 'messages'>,
  { dueAt, trouble, nowMs }: { readonly dueAt: number; readonly trouble: string | null; readonly nowMs: number },
): Promise<void> {
  const isTakenUp =
    bundle !== null &&
    (await db.change(
      `UPDATE notices SET messages = messages + $4 WHERE user_id = $1 AND channel = $2 AND bundle = $3 AND state = 'waiting'`,
      [userId, channel, bundle, messages],
    )) > 0
  if (isTakenUp) await writeSettled(db, { userId, messageId, channel }, { state: 'dropped', trouble: 'bundled', nowMs })
  else
    await db.change(
      `UPDATE notices SET state = 'waiting', due_at = $4, trouble = $5, request_id = NULL, requested_at = NULL WHERE ${OF_KEY}`,
      [userId, messageId, channel, dueAt, trouble],
    )
}

/** Whatever waits of a kind, for who wants it no more. */
export const dropSwitchedOff = (
  db: Queries,
  { userId, kind, channel }: { readonly userId: string; readonly kind: MessageKind; readonly channel: PhoneChannel },
  nowMs: number,
): Promise<boolean> =>
  updateRow(db, 'notices', {
    set: { state: 'dropped', trouble: 'switched-off', settledAt: nowMs },
    where: { userId, kind, channel, state: 'waiting' },
  })

/** Answers how many: what was settled so long ago tells no operator anything any more. */
export const dropSettled = (db: Queries, beforeMs: number, max: number): Promise<number> =>
  db.change(
    `DELETE FROM notices WHERE (user_id, message_id, channel) IN (
       SELECT user_id, message_id, channel FROM notices WHERE settled_at IS NOT NULL AND settled_at < $1
       ORDER BY settled_at LIMIT $2::int)`,
    [beforeMs, max],
  )
