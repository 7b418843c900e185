import type { CaseDecisions } from '../case-decision.ts'

const readers = { zh: '买卖双方都会看到这段话', en: 'Both sides read this' }

/** The verdicts about an order under review; both sides read the words. */
export const REFUND_DECISIONS = {
  agreed: {
    names: { zh: '同意退款', en: 'Agree to the refund' },
    act: 'decide-refund',
    key: 'a',
    words: 'user',
    readers,
    prepared: [
      {
        zh: '核对双方材料后，店铺与订单记录的说明不符，退款给买家。',
        en: 'After comparing what both sides provided, the shop is not as described in the order. The buyer is refunded.',
      },
    ],
  },
  refused: {
    names: { zh: '不同意退款', en: 'Refuse the refund' },
    act: 'decide-refund',
    key: 'r',
    isDanger: true,
    words: 'user',
    readers,
    prepared: [
      {
        zh: '核对双方材料后，店铺与订单记录的说明一致，请继续交接。',
        en: 'After comparing what both sides provided, the shop is as described in the order. Please go on with the hand-over.',
      },
    ],
  },
  'seller-failed': {
    names: { zh: '卖家未履约，退回买家', en: 'The seller failed; all back to the buyer' },
    act: 'decide-refund',
    isDanger: true,
    words: 'user',
    readers,
  },
  completed: {
    names: { zh: '买家未回应，完成订单', en: 'The buyer is silent; complete the order' },
    act: 'decide-refund',
    words: 'user',
    readers,
  },
} as const satisfies CaseDecisions
