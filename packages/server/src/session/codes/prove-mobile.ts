import type { PhoneProof } from '@diandu/core/account'
import { fail, ok, type Result } from '@diandu/core/kernel'
import type { MemberContext } from '../../calls/index.ts'
import { findUser } from '../user-store.ts'
import { spendCode, tryCode } from './code-store.ts'
import { insertProof } from './mobile-proof-store.ts'

/** Shows that the mobile on record is at hand, by its code. */
export async function proveMobile(
  code: string,
  { db, clock, random, viewer }: MemberContext,
): Promise<Result<{ readonly proof: PhoneProof }>> {
  const nowMs = clock.now()
  const user = await findUser(db, viewer.userId)
  if (user === undefined) return fail({ kind: 'login-required' })
  const tried = await tryCode(db, { mobile: user.mobile, purpose: 'change-phone', code }, nowMs)
  if (!tried.ok) return tried
  const proof = random.token() as PhoneProof
  return db.transaction(async (tx) => {
    const spent = await spendCode(tx, tried.value, nowMs)
    if (!spent.ok) return spent
    await insertProof(tx, user.id, proof, nowMs)
    return ok({ proof })
  })
}
