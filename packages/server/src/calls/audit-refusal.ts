import type { Result } from '@diandu/core/kernel'
import { callName, type Call } from '@diandu/wire'
import { addAuditLine } from '../audit/index.ts'
import type { CallContext } from './context.ts'

/** Writes down that a request about money was refused. Whoever asked is answered whether or not it could be written. */
export async function auditRefusal(row: Call, result: Result<unknown>, { db, clock, viewer, clientAddress, log }: CallContext): Promise<void> {
  if (!row.audited || result.ok || result.failure.kind !== 'refused') return
  const { reason = 'refused', field = null, message } = result.failure
  try {
    await addAuditLine(db, { at: clock.now(), userId: viewer?.userId ?? null, what: callName(row), reason, field, message, clientAddress })
  } catch (error) {
    log.error({ error, reason, field }, 'A refusal could not be written to the audit log')
  }
}
