import type { MemberContext } from './context.ts'
import { claimKey, signedKey } from './idempotency-store.ts'

/**
 * Whether a signed request came for the first time, said to one of all its copies also when they come at once: for the
 * part of a call that calls a provider and cannot be undone. `what` is asked about. What no signature came with is
 * always the first.
 */
export async function isFirstSent(what: string, { db, clock, viewer, signature }: MemberContext): Promise<boolean> {
  if (signature === undefined) return true
  const callName = `${what}: asked`
  const request = { userId: viewer.userId, key: signedKey(callName, signature), callName, bodyHash: '' }
  return db.transaction(async (tx) => (await claimKey(tx, request, clock.now())).kind === 'new')
}
