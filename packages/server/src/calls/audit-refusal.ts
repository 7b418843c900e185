import type { Failure, Result } from '@diandu/core/kernel'
import { callName, type Call } from '@diandu/wire'
import { addForeignLine } from '../audit/index.ts'
import { truncated } from '../kernel/index.ts'
import type { CallContext } from './context.ts'

/**
 * Writes down that a request was refused: about money, or about who signs. The caller is answered whether or not it
 * could be written.
 */
export async function auditRefusal(
  endpoint: Call,
  result: Result<unknown>,
  { db, clock, viewer, clientAddress, log }: CallContext,
): Promise<void> {
  if (!endpoint.audited || result.ok || !isRefusal(result.failure)) return
  const {
    reason = result.failure.kind,
    field = null,
    message = '',
  } = result.failure.kind === 'refused' ? result.failure : {}
  try {
    await addForeignLine(db, {
      at: clock.now(),
      userId: viewer?.userId ?? null,
      what: callName(endpoint),
      reason,
      field,
      message,
      clientAddress,
    })
  } catch (error) {
    log.error(
      { error, reason, field: field === null ? null : truncated(field) },
      'A refusal could not be written to the audit log',
    )
  }
}

const isRefusal = ({ kind }: Failure): boolean => kind === 'refused' || kind === 'signer-mismatch'
