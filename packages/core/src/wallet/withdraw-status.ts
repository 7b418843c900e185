import { createStatusMap } from '../kernel/index.ts'

/** The person may take a withdrawal back while nobody has begun with it (0 to 4); a large one is approved by a second reviewer (5). */
const WITHDRAW = createStatusMap({
  0: { status: 'to-process', outcome: 'pending', name: { zh: '待处理', en: 'To be processed' }, next: [1, 4] },
  1: { status: 'processing', outcome: 'pending', name: { zh: '处理中', en: 'Processing' }, next: [2, 4, 5] },
  2: { status: 'to-pay-out', outcome: 'pending', name: { zh: '待打款', en: 'To be paid out' }, next: [3, 4] },
  3: { status: 'paid-out', outcome: 'success', name: { zh: '提现成功', en: 'Paid out' }, next: [] },
  4: { status: 'failed', outcome: 'failure', name: { zh: '提现失败', en: 'Failed' }, next: [] },
  5: { status: 'in-approval', outcome: 'pending', name: { zh: '审批中', en: 'In approval' }, next: [2, 6] },
  6: { status: 'not-approved', outcome: 'failure', name: { zh: '审批未通过', en: 'Not approved' }, next: [] },
})

export const WITHDRAW_CODES = WITHDRAW.codes
export const toWithdrawStatus = WITHDRAW.read
export const mayMoveWithdraw = WITHDRAW.mayMove
export type WithdrawStatus = ReturnType<typeof toWithdrawStatus>['status']
