import {
  changeOpen,
  decidePhoneChange,
  decidePhoneRequest,
  mobileTaken,
  proofSpent,
  shownPhoneChange,
  type PhoneChange,
  type PhoneChangeDraft,
  type PhoneChangeId,
  type ProvenPhoneChange,
} from '@diandu/core/account'
import { fail, ok, type Result } from '@diandu/core/kernel'
import type { MemberContext } from '../calls/index.ts'
import { unlessTaken } from '../database/index.ts'
import { idFrom } from '../ids/index.ts'
import {
  changeMobile,
  endSessionsOf,
  findUser,
  findUserByMobile,
  hasProof,
  lockUser,
  spendCode,
  spendProof,
  tryCode,
} from '../session/index.ts'
import { beginCredentialHold } from './credential-hold.ts'
import { insertPhoneChange, phoneChangesOf } from './phone-change-store.ts'

const LOGIN_REQUIRED = { kind: 'login-required' } as const

/** At once: the old phone was shown by a proof, the new one by its code. Nothing is spent unless all of it is right. */
export async function changePhone(
  { proof, newMobile, code }: ProvenPhoneChange,
  { db, clock, viewer, bearerToken }: MemberContext,
): Promise<Result<null>> {
  const nowMs = clock.now()
  const user = await findUser(db, viewer.userId)
  if (user === undefined) return fail(LOGIN_REQUIRED)
  const facts = { mobile: user.mobile, hasProof: await hasProof(db, user.id, proof, nowMs) }
  const allowed = decidePhoneChange(facts, newMobile)
  if (!allowed.ok) return allowed
  const tried = await tryCode(db, { mobile: newMobile, purpose: 'new-phone', code }, nowMs)
  if (!tried.ok) return tried
  const change = () =>
    db.transaction(async (tx): Promise<Result<null>> => {
      if ((await lockUser(tx, user.id)) === undefined) return fail(LOGIN_REQUIRED)
      // A refusal does not roll back earlier writes, so all refusals come first.
      if ((await findUserByMobile(tx, newMobile)) !== undefined) return fail(mobileTaken('newMobile'))
      if (!(await spendProof(tx, user.id, proof))) return fail(proofSpent())
      const spent = await spendCode(tx, tried.value, nowMs)
      if (!spent.ok) return spent
      await changeMobile(tx, user.id, newMobile)
      await beginCredentialHold(tx, user.id, 'mobile', nowMs)
      await endSessionsOf(tx, user.id, bearerToken)
      return ok(null)
    })
  return unlessTaken(change, mobileTaken('newMobile'))
}

/** For a reviewer to decide: the old phone is lost. */
export async function requestPhoneChange(
  draft: PhoneChangeDraft,
  { db, clock, random, viewer }: MemberContext,
): Promise<Result<PhoneChange>> {
  const nowMs = clock.now()
  const user = await findUser(db, viewer.userId)
  if (user === undefined) return fail(LOGIN_REQUIRED)
  const facts = { mobile: user.mobile, last: (await phoneChangesOf(db, user.id))[0], at: nowMs }
  const decided = decidePhoneRequest(facts, draft)
  if (!decided.ok) return decided
  const { requested, code } = decided.value
  const { newMobile } = requested
  const tried = await tryCode(db, { mobile: newMobile, purpose: 'new-phone', code }, nowMs)
  if (!tried.ok) return tried
  if ((await findUserByMobile(db, newMobile)) !== undefined) return fail(mobileTaken('newMobile'))
  const call = () =>
    db.transaction(async (tx): Promise<Result<PhoneChange>> => {
      const spent = await spendCode(tx, tried.value, nowMs)
      if (!spent.ok) return spent
      const change = { ...requested, id: idFrom(random.token()) as PhoneChangeId }
      await insertPhoneChange(tx, user.id, change)
      return ok(shownPhoneChange(change))
    })
  return unlessTaken(call, changeOpen())
}
