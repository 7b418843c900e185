import {
  fieldRefusal,
  mobileTaken,
  reviewPhoneChange,
  type PhoneChange,
  type PhoneChangeReview,
} from '@diandu/core/account'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { unlessTaken, type Database, type Transaction } from '../database/index.ts'
import { changeMobile, endSessionsOf, findUserByMobile, lockUser } from '../session/index.ts'
import { beginCredentialHold } from './credential-hold.ts'
import { lockPhoneChange, writeReview } from './phone-change-store.ts'

/** A reviewer's word, once. Where it is yes, the new mobile counts from then on and every device is logged out. */
export const reviewPhone = (
  db: Database,
  id: string,
  review: PhoneChangeReview,
  by: string,
): Promise<Result<PhoneChange>> =>
  unlessTaken(() => db.transaction((tx) => reviewLockedPhone(tx, id, review, by)), mobileTaken())

/** The same inside a transaction that does more. Throws where another user takes the mobile: see `unlessTaken`. */
export async function reviewLockedPhone(
  tx: Transaction,
  id: string,
  review: PhoneChangeReview,
  by: string,
): Promise<Result<PhoneChange>> {
  const change = await lockPhoneChange(tx, id)
  if (change === undefined) return fail(refused('not-found', '没有这份申请'))
  const reviewed = reviewPhoneChange(change, review)
  if (!reviewed.ok) return fail(fieldRefusal(reviewed.failure))
  if (review.verdict === 'changed') {
    const { userId, newMobile } = change
    if ((await lockUser(tx, userId)) === undefined) return fail(refused('not-found', '该账号已注销'))
    if ((await findUserByMobile(tx, newMobile)) !== undefined) return fail(mobileTaken())
    await changeMobile(tx, userId, newMobile)
    await beginCredentialHold(tx, userId, 'mobile', review.at)
    await endSessionsOf(tx, userId)
  }
  await writeReview(tx, reviewed.value, by)
  return ok(reviewed.value)
}
