import { createStatusMap } from '../kernel/index.ts'

const REVIEW = createStatusMap({
  0: { status: 'reviewing', outcome: 'pending', name: { zh: '审核中', en: 'In review' }, next: [1, 2] },
  1: { status: 'passed', outcome: 'success', name: { zh: '审核通过', en: 'Passed' }, next: [] },
  2: { status: 'failed', outcome: 'failure', name: { zh: '审核未通过', en: 'Not passed' }, next: [] },
})

export const REVIEW_CODES = REVIEW.codes
export const toReviewType = REVIEW.read
export const mayMoveReview = REVIEW.mayMove
export type ReviewType = ReturnType<typeof toReviewType>['status']
