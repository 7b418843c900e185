import { fail, ok, type Result } from '@diandu/core/kernel'
import { updateRow, type Transaction } from '../../database/index.ts'

export type AgainRefusal = 'not-found' | 'may-have-arrived' | 'not-failed' | 'too-late' | 'switched-off' | 'bundled'

interface FailedNotice {
  readonly state: string
  readonly by: number | null
  readonly isSwitchedOff: boolean
  readonly isBundled: boolean
}

/** A notice that failed for good waits again, as if it had just been written; the state that it was in is answered. */
export async function sendAgain(
  tx: Transaction,
  { userId, messageId, channel }: { readonly userId: string; readonly messageId: string; readonly channel: string },
  { nowMs, mayArriveTwice }: { readonly nowMs: number; readonly mayArriveTwice: boolean },
): Promise<Result<string, AgainRefusal>> {
  const [notice] = await tx.query<FailedNotice>(
    `SELECT n.state, n.by_at AS by,
       EXISTS (SELECT 1 FROM inbox_switched_off o
         WHERE o.user_id = n.user_id AND o.kind = n.kind AND o.channel = n.channel) AS is_switched_off,
       n.bundle IS NOT NULL AND EXISTS (SELECT 1 FROM notices w WHERE w.user_id = n.user_id AND w.channel = n.channel
         AND w.bundle = n.bundle AND w.state = 'waiting') AS is_bundled
     FROM notices n WHERE n.user_id = $1 AND n.message_id = $2 AND n.channel = $3 FOR UPDATE OF n`,
    [userId, messageId, channel],
  )
  if (notice === undefined) return fail('not-found')
  const { state, by, isSwitchedOff, isBundled } = notice
  if (state === 'unsure' && !mayArriveTwice) return fail('may-have-arrived')
  if (state !== 'failed' && state !== 'unsure') return fail('not-failed')
  if (by !== null && by <= nowMs) return fail('too-late')
  if (isSwitchedOff) return fail('switched-off')
  if (isBundled) return fail('bundled')
  await updateRow(tx, 'notices', {
    set: {
      state: 'waiting',
      dueAt: nowMs,
      firstDueAt: nowMs,
      tries: 0,
      trouble: null,
      requestId: null,
      requestedAt: null,
      claimedAt: null,
      settledAt: null,
    },
    where: { userId, messageId, channel },
  })
  return ok(state)
}
