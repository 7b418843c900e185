import { decideVerificationReview, reviewSettled, type VerificationRecord } from '@diandu/core/account'
import { fail, type Result } from '@diandu/core/kernel'
import type { Queries } from '../../database/index.ts'
import { findVerification, settleVerification, type VerificationReview } from './verification-store.ts'

/** A reviewer's word, once; a failure says why. */
export async function reviewVerification(db: Queries, review: VerificationReview): Promise<Result<VerificationRecord>> {
  const decided = decideVerificationReview(await findVerification(db, review.id), review)
  return decided.ok && !(await settleVerification(db, review)) ? fail(reviewSettled()) : decided
}
