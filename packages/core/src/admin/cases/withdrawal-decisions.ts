import { WITHDRAW_STATUSES } from '../../wallet/index.ts'
import type { CaseDecisions } from '../case-decision.ts'

const moveTo = (status: Parameters<typeof WITHDRAW_STATUSES.read>[0]) => {
  const { zh, en } = WITHDRAW_STATUSES.read(status).name
  return { names: { zh: `转为「${zh}」`, en: `Move to “${en}”` }, act: 'move-withdrawal', words: 'user' } as const
}

/** A cashier moves a withdrawal along its map; a checker lets a large one through, or does not. */
export const WITHDRAWAL_DECISIONS = {
  processing: moveTo('processing'),
  'in-approval': moveTo('in-approval'),
  'to-pay-out': moveTo('to-pay-out'),
  'paid-out': moveTo('paid-out'),
  failed: { ...moveTo('failed'), isDanger: true },
  approve: { names: { zh: '复核通过', en: 'Approve' }, act: 'approve-withdrawal', words: 'user', key: 'a' },
  disapprove: {
    names: { zh: '复核不通过', en: 'Do not approve' },
    act: 'approve-withdrawal',
    words: 'user',
    key: 'r',
    isDanger: true,
  },
} as const satisfies CaseDecisions
