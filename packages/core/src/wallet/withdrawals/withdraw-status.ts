import { createStatusMap } from '../../kernel/index.ts'

/**
 * The person may take a withdrawal back before a reviewer has begun with it; a large one is approved by a second
 * reviewer.
 */
export const WITHDRAW_STATUSES = createStatusMap({
  'to-process': {
    code: 0,
    outcome: 'pending',
    name: { zh: '待处理', en: 'Pending' },
    next: ['processing', 'failed'],
  },
  processing: {
    code: 1,
    outcome: 'pending',
    name: { zh: '处理中', en: 'Processing' },
    next: ['to-pay-out', 'failed', 'in-approval'],
  },
  'to-pay-out': {
    code: 2,
    outcome: 'pending',
    name: { zh: '待打款', en: 'Awaiting payout' },
    next: ['paid-out', 'failed'],
  },
  'paid-out': { code: 3, outcome: 'success', name: { zh: '提现成功', en: 'Paid out' }, next: [] },
  failed: { code: 4, outcome: 'failure', name: { zh: '提现失败', en: 'Failed' }, next: [] },
  'in-approval': {
    code: 5,
    outcome: 'pending',
    name: { zh: '审批中', en: 'Awaiting approval' },
    next: ['to-pay-out', 'not-approved'],
  },
  'not-approved': { code: 6, outcome: 'failure', name: { zh: '审批未通过', en: 'Not approved' }, next: [] },
})

/** The numbers of a status and of a set of them, for SQL. */
export const withdrawCode = WITHDRAW_STATUSES.codeOf
export const withdrawCodesWith = WITHDRAW_STATUSES.codesWith
export const toWithdrawStatus = WITHDRAW_STATUSES.read
export const mayMoveWithdraw = WITHDRAW_STATUSES.mayMove
export type WithdrawStatus = (typeof WITHDRAW_STATUSES)['statuses'][number]
