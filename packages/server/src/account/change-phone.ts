import {
  checkPhoneChange,
  mayRequestPhoneChange,
  fieldRefusal,
  type PhoneChange,
  type PhoneChangeDraft,
  type PhoneChangeId,
  type ProvenPhoneChange,
} from '@diandu/core/account'
import { maskMobile } from '@diandu/core/format'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { badParameter, type MemberContext } from '../calls/index.ts'
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
import { insertPhoneChange, phoneChangesOf } from './phone-change-store.ts'

const LOGIN_REQUIRED = { kind: 'login-required' } as const
const TAKEN = refused('mobile-taken', '该手机号已被其他账号使用', 'newMobile')
const PROOF_SPENT = refused('proof-spent', '验证已过期，请重新验证原手机号')
const CHANGE_OPEN = refused('change-open', '已有一份更换申请在审核中')

/** At once: the old phone was shown by a proof, the new one by its code. Nothing is spent unless all of it is right. */
export async function changePhone(
  { proof, newMobile, code }: ProvenPhoneChange,
  { db, clock, viewer, bearerToken }: MemberContext,
): Promise<Result<null>> {
  const nowMs = clock.now()
  const user = await findUser(db, viewer.userId)
  if (user === undefined) return fail(LOGIN_REQUIRED)
  if (newMobile === user.mobile) return fail(badParameter('newMobile', '与原来的相同'))
  if (!(await hasProof(db, user.id, proof, nowMs))) return fail(PROOF_SPENT)
  const tried = await tryCode(db, { mobile: newMobile, purpose: 'new-phone', code }, nowMs)
  if (!tried.ok) return tried
  const change = () =>
    db.transaction(async (tx): Promise<Result<null>> => {
      if ((await lockUser(tx, user.id)) === undefined) return fail(LOGIN_REQUIRED)
      // What was written before a refusal stays: so the refusals come first.
      if ((await findUserByMobile(tx, newMobile)) !== undefined) return fail(TAKEN)
      if (!(await spendProof(tx, user.id, proof))) return fail(PROOF_SPENT)
      const spent = await spendCode(tx, tried.value, nowMs)
      if (!spent.ok) return spent
      await changeMobile(tx, user.id, newMobile)
      await endSessionsOf(tx, user.id, bearerToken)
      return ok(null)
    })
  return unlessTaken(change, TAKEN)
}

/** For a reviewer to decide: the old phone is lost. */
export async function requestPhoneChange(
  draft: PhoneChangeDraft,
  { db, clock, random, viewer }: MemberContext,
): Promise<Result<PhoneChange>> {
  const nowMs = clock.now()
  const user = await findUser(db, viewer.userId)
  if (user === undefined) return fail(LOGIN_REQUIRED)
  const checked = checkPhoneChange(draft, user.mobile)
  if (!checked.ok) return fail(fieldRefusal(checked.failure))
  const { newMobile, code, reason } = checked.value
  if (!mayRequestPhoneChange((await phoneChangesOf(db, user.id))[0])) return fail(CHANGE_OPEN)
  const tried = await tryCode(db, { mobile: newMobile, purpose: 'new-phone', code }, nowMs)
  if (!tried.ok) return tried
  if ((await findUserByMobile(db, newMobile)) !== undefined) return fail(TAKEN)
  const requested: PhoneChange = {
    id: idFrom(random.token()) as PhoneChangeId,
    newMobile,
    reason,
    status: 'reviewing',
    askedAt: nowMs,
    reviewedAt: null,
    note: '',
  }
  const call = () =>
    db.transaction(async (tx): Promise<Result<PhoneChange>> => {
      const spent = await spendCode(tx, tried.value, nowMs)
      if (!spent.ok) return spent
      await insertPhoneChange(tx, user.id, requested)
      return ok(shownChange(requested))
    })
  return unlessTaken(call, CHANGE_OPEN)
}

export const shownChange = ({
  id,
  newMobile,
  reason,
  status,
  askedAt,
  reviewedAt,
  note,
}: PhoneChange): PhoneChange => ({
  id,
  newMobile: maskMobile(newMobile),
  reason,
  status,
  askedAt,
  reviewedAt,
  note,
})
