import { fail, type Result } from '@diandu/core/kernel'
import type { DataBox } from '../../crypto/index.ts'
import type { SignsElsewhere } from '../../integrations/index.ts'
import { canBeSignedNow } from '../../order-status-sql/index.ts'
import { SIGN_ENDS_AT } from '../../orders/index.ts'
import type { ModuleDeps } from '../../server-module.ts'
import { collectSignatures } from './sign-elsewhere.ts'

/**
 * Asks the provider about every document that waits there for a party: its own notices may be lost, and a deadline does
 * not wait for them. `late`: only about those whose deadline is over and that were not asked about since.
 */
export async function queryFlows(
  which: 'all' | 'late',
  { db, clock, random, log }: Pick<ModuleDeps, 'db' | 'clock' | 'random' | 'log'>,
  eSignature: SignsElsewhere,
  box: DataBox,
): Promise<void> {
  const waiting = await db.query<{ contractId: string }>(
    `SELECT f.contract_id FROM contract_flows f JOIN contracts c ON c.id = f.contract_id JOIN orders o ON o.id = c.order_id
     WHERE ${canBeSignedNow('o')} AND f.ended_at IS NULL
       AND ($1 = 'all' OR (c.sign_held_since IS NULL AND ${SIGN_ENDS_AT} < $2::int8 AND (f.asked_at IS NULL OR f.asked_at <= ${SIGN_ENDS_AT})))
     ORDER BY f.begun_at`,
    [which, clock.now()],
  )
  for (const { contractId } of waiting) {
    const collected = await collectOne(db, contractId, eSignature, { box, random, nowMs: clock.now() })
    if (!collected.ok)
      log.error({ contractId, failure: collected.failure }, 'What was signed at the provider could not be taken over')
  }
}

/** One that breaks keeps no other flow waiting. */
const collectOne = (...requested: Parameters<typeof collectSignatures>): Promise<Result<unknown, unknown>> =>
  collectSignatures(...requested).catch((error: unknown) => fail(error))
