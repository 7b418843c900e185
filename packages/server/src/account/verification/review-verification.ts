import { decideVerificationReview, reviewSettled, type VerificationRecord } from '@diandu/core/account'
import { fail, type Result } from '@diandu/core/kernel'
import type { Transaction } from '../../database/index.ts'
import { findVerification, settleVerification, type VerificationReview } from './verification-store.ts'

/** A reviewer's word, once; a failure says why. */
export async function reviewVerification(
  tx: Transaction,
  review: VerificationReview,
): Promise<Result<VerificationRecord>> {
  const decided = decideVerificationReview(await findVerification(tx, review.id), review)
  return decided.ok && !(await settleVerification(tx, review)) ? fail(reviewSettled()) : decided
}
