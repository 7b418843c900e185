import { alertQuery, decideSaving, filterOfQuery, type Alert, type AlertDraft, type AlertId } from '@diandu/core/alerts'
import { fail, type Result } from '@diandu/core/kernel'
import type { Transaction } from '../database/index.ts'
import { lockUser } from '../session/index.ts'
import { countAlerts, lockAlertByQuery, putAlert } from './alert-store.ts'

interface NewAlert {
  readonly userId: string
  readonly id: AlertId
  readonly at: number
}

/** Two at once of one person come one after the other: the second finds the first. */
export async function saveAlertOf(
  tx: Transaction,
  { userId, id, at }: NewAlert,
  draft: AlertDraft,
): Promise<Result<Alert>> {
  if ((await lockUser(tx, userId)) === undefined) return fail({ kind: 'login-required' })
  const existing = await lockAlertByQuery(tx, userId, alertQuery(filterOfQuery(draft.query)))
  const count = await countAlerts(tx, userId)
  const decided = decideSaving({ id, userId, existing, count, at }, draft)
  if (decided.ok) await putAlert(tx, decided.value)
  return decided
}
