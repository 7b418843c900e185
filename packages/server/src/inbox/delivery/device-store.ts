import type { PushLanguage } from '@diandu/core/inbox'
import { secretHash } from '../../crypto/index.ts'
import { upsertRow, type Queries, type Transaction } from '../../database/index.ts'
import { LIVE_DEVICE } from './write-notices.ts'

/** More of them are forgotten, the ones first that were named longest ago. */
const MAX_DEVICES = 10

interface NamedDevice {
  readonly token: string
  readonly language: PushLanguage
  readonly userId: string
  readonly bearerToken: string
}

/** Its user of before gets no pushes there any more: the phone is another's now, or another is signed in. */
export async function writeDevice(
  tx: Transaction,
  { token, language, userId, bearerToken }: NamedDevice,
  nowMs: number,
): Promise<void> {
  await upsertRow(tx, 'push_devices', {
    key: { token },
    set: { userId, sessionHash: secretHash(bearerToken), language, namedAt: nowMs },
  })
  await tx.change(
    `DELETE FROM push_devices WHERE token IN (
       SELECT token FROM push_devices WHERE user_id = $1 ORDER BY named_at DESC, token OFFSET ${MAX_DEVICES})`,
    [userId],
  )
}

export interface PushDevice {
  readonly token: string
  readonly language: PushLanguage
}

/** The ones whose session goes on, the one named last first. */
export const readDevices = (db: Queries, userId: string, nowMs: number): Promise<readonly PushDevice[]> =>
  db.query<PushDevice>(
    `SELECT d.token, d.language FROM ${LIVE_DEVICE} WHERE d.user_id = $1 AND s.expires_at > $2
     ORDER BY d.named_at DESC, d.token`,
    [userId, nowMs],
  )

export async function dropDevices(db: Queries, tokens: readonly string[]): Promise<void> {
  await db.change('DELETE FROM push_devices WHERE token = ANY($1::text[])', [tokens])
}

/** Answers how many belonged to no session any more. */
export const dropDeadDevices = (db: Queries): Promise<number> =>
  db.change(
    'DELETE FROM push_devices d WHERE NOT EXISTS (SELECT 1 FROM sessions s WHERE s.token_hash = d.session_hash)',
  )
