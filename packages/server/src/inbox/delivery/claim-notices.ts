import { isNoticeOver, outsideQuietHours, type Message, type PhoneChannel } from '@diandu/core/inbox'
import { MINUTE_MS } from '@diandu/core/kernel'
import { updateRow, type Database, type Transaction } from '../../database/index.ts'
import { findMessage } from '../message-store.ts'
import {
  lockDue,
  lockLost,
  writeClaimed,
  writeSettled,
  writeWaiting,
  type ClaimedNotice,
  type Settled,
} from './notice-store.ts'

/** A notice in the hands of this server, and what it tells. */
export interface NoticeToSend {
  readonly notice: ClaimedNotice
  readonly message: Message
}

const MAX_AT_ONCE = 50
/** Longer than any provider is waited for: the server that claimed it is gone. */
const CLAIMED_FOR_MS = 3 * MINUTE_MS

/** Takes what is due into this server's hands, in a transaction of its own, before anything is sent. */
export const claimDue = (
  db: Database,
  channel: PhoneChannel,
  nowMs: number,
): Promise<{ readonly looked: number; readonly claimed: readonly NoticeToSend[] }> =>
  db.transaction(async (tx) => {
    const due = await lockDue(tx, channel, nowMs, MAX_AT_ONCE)
    const claimed: NoticeToSend[] = []
    for (const notice of due) {
      const message = await messageToSend(tx, notice, nowMs)
      if (message === undefined) continue
      await writeClaimed(tx, notice, nowMs)
      claimed.push({ notice, message })
    }
    return { looked: due.length, claimed }
  })

/**
 * Takes up what a server had in its hands when it fell. What it had not asked the provider for waits again; what it
 * had is sent again where the provider knows the request, and is left as unsure where it would be sent twice.
 */
export const claimLost = (
  db: Database,
  channel: PhoneChannel,
  { nowMs, knowsRequestsForMs }: { readonly nowMs: number; readonly knowsRequestsForMs: number },
): Promise<readonly NoticeToSend[]> =>
  db.transaction(async (tx) => {
    const claimed: NoticeToSend[] = []
    for (const notice of await lockLost(tx, channel, nowMs - CLAIMED_FOR_MS, MAX_AT_ONCE)) {
      if (notice.requestId === null || notice.requestedAt === null) {
        await writeWaiting(tx, notice, { dueAt: nowMs, trouble: 'interrupted', nowMs })
        continue
      }
      const message = await findMessage(tx, notice.userId, notice.messageId)
      if (message === undefined || nowMs - notice.requestedAt >= knowsRequestsForMs) {
        await writeSettled(tx, notice, { state: 'unsure', trouble: 'interrupted', nowMs })
        continue
      }
      await writeClaimed(tx, notice, nowMs)
      claimed.push({ notice, message })
    }
    return claimed
  })

/** Undefined where it is not sent now: it is settled then, or due at another time. */
async function messageToSend(tx: Transaction, notice: ClaimedNotice, nowMs: number): Promise<Message | undefined> {
  const message = await findMessage(tx, notice.userId, notice.messageId)
  const settled = settledUnsent(notice, message, nowMs)
  if (settled !== undefined) {
    await writeSettled(tx, notice, { ...settled, nowMs })
    return undefined
  }
  const dueAt = outsideQuietHours(nowMs, notice.by)
  if (dueAt === nowMs) return message
  await updateRow(tx, 'notices', {
    set: { dueAt },
    where: { userId: notice.userId, messageId: notice.messageId, channel: notice.channel },
  })
  return undefined
}

function settledUnsent(
  notice: ClaimedNotice,
  message: Message | undefined,
  nowMs: number,
): { readonly state: Settled; readonly trouble: string } | undefined {
  if (message === undefined) return { state: 'dropped', trouble: 'gone' }
  // Of a bundle others may be unread.
  if (message.readAt !== null && notice.messages === 1) return { state: 'dropped', trouble: 'read' }
  if (!isNoticeOver(notice, nowMs)) return undefined
  return notice.tries > 0 ? { state: 'failed', trouble: 'gave-up' } : { state: 'dropped', trouble: 'too-late' }
}
