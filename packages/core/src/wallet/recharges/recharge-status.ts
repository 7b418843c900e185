import { createStatusMap } from '../../kernel/index.ts'

/**
 * A channel's word leads a recharge past review; a transfer is reviewed, a large one by a second. Nothing is credited
 * that was not found to be on its way.
 */
export const RECHARGE_STATUSES = createStatusMap({
  'to-review': {
    code: 0,
    outcome: 'pending',
    name: { zh: '待审核', en: 'Pending review' },
    next: ['reviewing', 'not-yet-credited', 'failed'],
  },
  reviewing: {
    code: 1,
    outcome: 'pending',
    name: { zh: '审核中', en: 'Under review' },
    next: ['not-yet-credited', 'failed', 'in-approval'],
  },
  'not-yet-credited': {
    code: 2,
    outcome: 'pending',
    name: { zh: '待到账', en: 'Not yet credited' },
    next: ['credited', 'failed', 'in-approval'],
  },
  credited: { code: 3, outcome: 'success', name: { zh: '充值成功', en: 'Credited' }, next: [] },
  failed: { code: 4, outcome: 'failure', name: { zh: '充值失败', en: 'Failed' }, next: [] },
  'in-approval': {
    code: 5,
    outcome: 'pending',
    name: { zh: '审批中', en: 'Awaiting approval' },
    next: ['not-yet-credited', 'not-approved'],
  },
  'not-approved': {
    code: 6,
    outcome: 'failure',
    name: { zh: '充值失败（审批未通过）', en: 'Failed (not approved)' },
    next: [],
  },
})

/** The numbers of a status and of a set of them, for SQL. */
export const rechargeCode = RECHARGE_STATUSES.codeOf
export const rechargeCodesWith = RECHARGE_STATUSES.codesWith
export const toRechargeStatus = RECHARGE_STATUSES.read
export const mayMoveRecharge = RECHARGE_STATUSES.mayMove
export type RechargeStatus = (typeof RECHARGE_STATUSES)['statuses'][number]
