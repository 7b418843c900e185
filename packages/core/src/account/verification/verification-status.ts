import { createReviewMap, type StatusReading } from '../../kernel/index.ts'

export type VerificationStatus = 'reviewing' | 'verified' | 'failed'

/** The review of a verification. A user who failed may submit again. */
export const VERIFICATION_STATUSES = createReviewMap(
  { status: 'verified', name: { zh: '已认证', en: 'Verified' } },
  { status: 'failed', name: { zh: '认证未通过', en: 'Not verified' }, again: true },
)

export const toVerificationStatus = (status: unknown): StatusReading<VerificationStatus> =>
  VERIFICATION_STATUSES.read(status)

export const mayMoveVerification = (from: unknown, to: unknown): boolean => VERIFICATION_STATUSES.mayMove(from, to)

/** Whether documents may be submitted: by a user who never has (null), and by one who failed. */
export const maySubmitVerification = (status: VerificationStatus | null): boolean =>
  status === null || mayMoveVerification(status, 'reviewing')
