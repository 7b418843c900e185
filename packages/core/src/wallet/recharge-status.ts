import { createStatusMap } from '../kernel/index.ts'

/**
 * A channel's word moves a recharge from 0 to 2, or to 4; a transfer is looked at by a reviewer (1), a large one by a second
 * (5). Nothing is credited that was not found to be on its way (2).
 */
const RECHARGE = createStatusMap({
  0: { status: 'to-review', outcome: 'pending', name: { zh: '待审核', en: 'To be reviewed' }, next: [1, 2, 4] },
  1: { status: 'reviewing', outcome: 'pending', name: { zh: '审核中', en: 'In review' }, next: [2, 4, 5] },
  2: { status: 'not-yet-credited', outcome: 'pending', name: { zh: '待到账', en: 'Not yet credited' }, next: [3, 4] },
  3: { status: 'credited', outcome: 'success', name: { zh: '充值成功', en: 'Credited' }, next: [] },
  4: { status: 'failed', outcome: 'failure', name: { zh: '充值失败', en: 'Failed' }, next: [] },
  5: { status: 'in-approval', outcome: 'pending', name: { zh: '审批中', en: 'In approval' }, next: [2, 6] },
  6: { status: 'not-approved', outcome: 'failure', name: { zh: '充值失败（审批未通过）', en: 'Failed (not approved)' }, next: [] },
})

export const RECHARGE_CODES = RECHARGE.codes
export const toRechargeStatus = RECHARGE.read
export const mayMoveRecharge = RECHARGE.mayMove
export type RechargeStatus = ReturnType<typeof toRechargeStatus>['status']
