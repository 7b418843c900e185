import { decideTelling } from '@diandu/core/alerts'
import type { Database, Transaction } from '../database/index.ts'
import { writeMessage } from '../inbox/index.ts'
import { lockDueAlerts, putAlert } from './alert-store.ts'
import { readMatches } from './match-store.ts'

const MAX_AT_ONCE = 50

/** Tells what is due. The message is written with what it ends, so that a bundle is sent once. */
export async function tellDueAlerts(db: Database, nowMs: number): Promise<void> {
  for (;;) {
    const count = await db.transaction((tx) => tellSome(tx, nowMs))
    if (count < MAX_AT_ONCE) return
  }
}

async function tellSome(tx: Transaction, nowMs: number): Promise<number> {
  const due = await lockDueAlerts(tx, nowMs, MAX_AT_ONCE)
  let done = 0
  for (const alert of due) {
    const decided = decideTelling(alert, await readMatches(tx, alert.id), nowMs)
    // Night has come while it waited for a server.
    if (decided.kind === 'wait') continue
    if (decided.kind === 'tell') await writeMessage(tx, decided.message)
    await putAlert(tx, decided.alert)
    done += 1
  }
  return done
}
