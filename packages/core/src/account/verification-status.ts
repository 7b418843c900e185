import { createStatusMap, type StatusReading } from '../kernel/index.ts'

export type VerificationStatus = 'reviewing' | 'verified' | 'failed'

/** The review of a verification (spec §4, review type). Whoever failed may hand in again. */
const VERIFICATION_STATUSES = createStatusMap<VerificationStatus>({
  0: { status: 'reviewing', outcome: 'pending', name: { zh: '审核中', en: 'Under review' }, next: [1, 2] },
  1: { status: 'verified', outcome: 'success', name: { zh: '已认证', en: 'Verified' }, next: [] },
  2: { status: 'failed', outcome: 'failure', name: { zh: '认证未通过', en: 'Not verified' }, next: [0] },
})

export const toVerificationStatus = (code: unknown): StatusReading<VerificationStatus> => VERIFICATION_STATUSES.read(code)

export const mayMoveVerification = (from: unknown, to: unknown): boolean => VERIFICATION_STATUSES.mayMove(from, to)

/** Whether papers may be handed in: by whoever never has (null), and by whoever failed. */
export const maySubmitVerification = (code: number | null): boolean => code === null || mayMoveVerification(code, 0)
