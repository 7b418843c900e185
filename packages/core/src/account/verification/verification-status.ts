import { createStatusMap, type StatusReading } from '../../kernel/index.ts'

export type VerificationStatus = 'reviewing' | 'verified' | 'failed'

/** The review of a verification (spec §4, review type). A user who failed may submit again. */
export const VERIFICATION_STATUSES = createStatusMap<VerificationStatus>({
  reviewing: { code: 0, outcome: 'pending', name: { zh: '审核中', en: 'Under review' }, next: ['verified', 'failed'] },
  verified: { code: 1, outcome: 'success', name: { zh: '已认证', en: 'Verified' }, next: [] },
  failed: { code: 2, outcome: 'failure', name: { zh: '认证未通过', en: 'Not verified' }, next: ['reviewing'] },
})

export const toVerificationStatus = (status: unknown): StatusReading<VerificationStatus> =>
  VERIFICATION_STATUSES.read(status)

export const mayMoveVerification = (from: unknown, to: unknown): boolean => VERIFICATION_STATUSES.mayMove(from, to)

/** Whether documents may be submitted: by a user who never has (null), and by one who failed. */
export const maySubmitVerification = (status: VerificationStatus | null): boolean =>
  status === null || mayMoveVerification(status, 'reviewing')
