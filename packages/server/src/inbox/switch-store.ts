import type { MessageKind } from '@diandu/core/inbox'
import type { Queries } from '../database/index.ts'

export async function readSwitchedOff(db: Queries, userId: string): Promise<readonly string[]> {
  const rows = await db.query<{ kind: string }>('SELECT kind FROM inbox_switched_off WHERE user_id = $1', [userId])
  return rows.map(({ kind }) => kind)
}

export async function writeSwitch(db: Queries, userId: string, kind: MessageKind, isOn: boolean): Promise<void> {
  await db.change(
    isOn
      ? 'DELETE FROM inbox_switched_off WHERE user_id = $1 AND kind = $2'
      : 'INSERT INTO inbox_switched_off (user_id, kind) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [userId, kind],
  )
}
