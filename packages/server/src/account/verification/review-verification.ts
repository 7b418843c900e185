import { mayMoveVerification, type VerificationRecord } from '@diandu/core/account'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import type { Database } from '../../database/index.ts'
import { findVerification, settleVerification, type VerificationReview } from './verification-store.ts'

/** A reviewer's word, once; a failure says why. */
export async function reviewVerification(
  db: Database,
  review: VerificationReview,
): Promise<Result<VerificationRecord>> {
  const known = await findVerification(db, review.id)
  if (known === undefined) return fail(refused('not-found', '没有这份资料'))
  if (review.verdict === 'failed' && review.note.trim() === '')
    return fail(refused('bad-parameter', '请写明未通过的原因', 'note'))
  if (!mayMoveVerification(known.status, review.verdict) || !(await settleVerification(db, review)))
    return fail(refused('papers-settled', '这份资料已处理'))
  return ok({ ...known, status: review.verdict, note: review.note, reviewedAt: review.at })
}
