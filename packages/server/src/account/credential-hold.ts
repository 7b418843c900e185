import { credentialMessage, validateCredentialHold } from '@diandu/core/account'
import type { Credential } from '@diandu/core/inbox'
import type { Result } from '@diandu/core/kernel'
import type { Queries, Transaction } from '../database/index.ts'
import { writeMessages } from '../inbox/index.ts'
import { credentialsChangedAt, noteCredentialsChanged } from '../session/index.ts'

/** Refused for a day after another payment password or mobile. */
export const checkCredentialHold = async (db: Queries, userId: string, nowMs: number): Promise<Result<null>> =>
  validateCredentialHold(await credentialsChangedAt(db, userId), nowMs)

/** From now on no money leaves, and the user is told so in the app and on their phone. */
export async function beginCredentialHold(
  tx: Transaction,
  userId: string,
  changed: Credential,
  nowMs: number,
): Promise<void> {
  await noteCredentialsChanged(tx, userId, nowMs)
  await writeMessages(tx, [credentialMessage(userId, changed, nowMs)])
}
