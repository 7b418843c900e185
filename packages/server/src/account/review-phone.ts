import {
  fieldRefusal,
  mobileTaken,
  reviewPhoneChange,
  type PhoneChange,
  type PhoneChangeReview,
} from '@diandu/core/account'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { unlessTaken, type Database } from '../database/index.ts'
import { changeMobile, endSessionsOf, findUserByMobile, lockUser } from '../session/index.ts'
import { lockPhoneChange, writeReview } from './phone-change-store.ts'

/** A reviewer's word, once. Where it is yes, the new mobile counts from then on and every device is logged out. */
export async function reviewPhone(
  db: Database,
  id: string,
  review: PhoneChangeReview,
  by: string,
): Promise<Result<PhoneChange>> {
  const decide = () =>
    db.transaction(async (tx): Promise<Result<PhoneChange>> => {
      const change = await lockPhoneChange(tx, id)
      if (change === undefined) return fail(refused('not-found', '没有这份申请'))
      const reviewed = reviewPhoneChange(change, review)
      if (!reviewed.ok) return fail(fieldRefusal(reviewed.failure))
      if (review.verdict === 'changed') {
        const { userId, newMobile } = change
        if ((await lockUser(tx, userId)) === undefined) return fail(refused('not-found', '该账号已注销'))
        if ((await findUserByMobile(tx, newMobile)) !== undefined) return fail(mobileTaken())
        await changeMobile(tx, userId, newMobile)
        await endSessionsOf(tx, userId)
      }
      await writeReview(tx, reviewed.value, by)
      return ok(reviewed.value)
    })
  return unlessTaken(decide, mobileTaken())
}
