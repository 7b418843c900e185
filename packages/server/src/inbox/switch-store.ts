import type { MessageChannel, MessageKind, SwitchedOff } from '@diandu/core/inbox'
import { insertIfAbsent, type Queries, type Transaction } from '../database/index.ts'
import { dropSwitchedOff } from './delivery/notice-store.ts'

export const readSwitchedOff = (db: Queries, userId: string): Promise<readonly SwitchedOff[]> =>
  db.query<SwitchedOff>('SELECT kind, channel FROM inbox_switched_off WHERE user_id = $1 ORDER BY kind, channel', [
    userId,
  ])

/** Switching off also drops notices that are waiting already. */
export async function writeSwitch(
  tx: Transaction,
  { userId, kind, channel }: { readonly userId: string; readonly kind: MessageKind; readonly channel: MessageChannel },
  isOn: boolean,
  nowMs: number,
): Promise<void> {
  if (isOn)
    await tx.change('DELETE FROM inbox_switched_off WHERE user_id = $1 AND kind = $2 AND channel = $3', [
      userId,
      kind,
      channel,
    ])
  else await insertIfAbsent(tx, 'inbox_switched_off', { userId, kind, channel })
  if (!isOn && channel !== 'inbox') await dropSwitchedOff(tx, { userId, kind, channel }, nowMs)
}
