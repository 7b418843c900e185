import { createStatusMap } from '../kernel/index.ts'

const REVIEW = createStatusMap({
  reviewing: { code: 0, outcome: 'pending', name: { zh: '审核中', en: 'Under review' }, next: ['passed', 'failed'] },
  passed: { code: 1, outcome: 'success', name: { zh: '审核通过', en: 'Approved' }, next: [] },
  failed: { code: 2, outcome: 'failure', name: { zh: '审核未通过', en: 'Not approved' }, next: [] },
})

export const REVIEW_CODES = REVIEW.codes
export const toReviewType = REVIEW.read
export const mayMoveReview = REVIEW.mayMove
export type ReviewType = ReturnType<typeof toReviewType>['status']
