import { RECHARGE_STATUSES, type RechargeStatus } from '../../wallet/index.ts'
import type { CaseDecision, CaseDecisions, CaseField } from '../case-decision.ts'

const REFERENCE: CaseField = {
  names: { zh: '银行流水号', en: 'The bank’s reference for the movement' },
  kind: 'text',
  max: 64,
}

/** Whose money it is reads every step, with its words. */
const FAILED_FOR: CaseDecision['prepared'] = [
  {
    zh: '在约定时间内没有查到这笔汇款，请联系汇出银行后重新提交。',
    en: 'We found no such transfer in time. Please ask your bank, then submit it again.',
  },
  {
    zh: '凭证上的金额与充值金额不一致，请按实际汇款金额重新提交。',
    en: 'The receipt shows another amount. Please submit the recharge again with the amount you sent.',
  },
  {
    zh: '凭证看不清收款账户或流水号，请上传完整清晰的凭证。',
    en: 'The receipt does not show the account or the reference. Please upload a complete, legible one.',
  },
  {
    zh: '汇款人与认证的姓名不一致，款项将原路退回。',
    en: 'The sender’s name differs from your verified name. The money goes back to where it came from.',
  },
]

function moveTo(status: RechargeStatus) {
  const { zh, en } = RECHARGE_STATUSES.read(status).name
  return { names: { zh: `转为「${zh}」`, en: `Move to “${en}”` }, act: 'move-recharge', words: 'user' } as const
}

/**
 * A cashier moves a recharge along its map, and credits what came late; a checker lets a large one through, or does
 * not.
 */
export const RECHARGE_DECISIONS = {
  reviewing: {
    ...moveTo('reviewing'),
    key: 'q',
    prepared: [{ zh: '正在核对汇款凭证。', en: 'We are checking your receipt.' }],
  },
  'not-yet-credited': {
    ...moveTo('not-yet-credited'),
    key: 'e',
    prepared: [{ zh: '凭证与汇款信息一致，等待银行入账。', en: 'Your receipt fits. We are waiting for the bank.' }],
  },
  'in-approval': {
    ...moveTo('in-approval'),
    prepared: [{ zh: '凭证一致，大额款项由第二人复核。', en: 'Your receipt fits. A second person checks large sums.' }],
  },
  credited: {
    ...moveTo('credited'),
    fields: { reference: REFERENCE },
    prepared: [{ zh: '银行已入账。', en: 'The bank has received it.' }],
  },
  failed: { ...moveTo('failed'), isDanger: true, prepared: FAILED_FOR },
  approve: {
    names: { zh: '复核通过', en: 'Approve' },
    act: 'approve-recharge',
    words: 'user',
    key: 'a',
    prepared: [{ zh: '已复核，等待银行入账。', en: 'Checked. We are waiting for the bank.' }],
  },
  disapprove: {
    names: { zh: '复核不通过', en: 'Do not approve' },
    act: 'approve-recharge',
    words: 'user',
    key: 'r',
    isDanger: true,
    prepared: FAILED_FOR,
  },
  'credit-late': {
    names: { zh: '迟到款入账', en: 'Credit the late money' },
    act: 'credit-late',
    words: 'user',
    fields: { reference: { ...REFERENCE, isOptional: true } },
    prepared: [
      {
        zh: '充值失败后款项到账，已存入余额。',
        en: 'The money came after the recharge had failed. It is in your balance.',
      },
    ],
  },
} as const satisfies CaseDecisions
