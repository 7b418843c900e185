import type { CaseDecisions } from '../case-decision.ts'

/** About a seller whose payouts are on hold after an upheld report. */
export const HOLD_DECISIONS = {
  release: {
    names: { zh: '解除冻结', en: 'Release' },
    act: 'release-hold',
    key: 'a',
    words: 'staff',
    prepared: [
      { zh: '卖家已用材料证明数据属实', en: 'The seller proved the figures by documents' },
      { zh: '与买家的纠纷已经了结', en: 'The dispute with the buyer is settled' },
    ],
  },
} as const satisfies CaseDecisions
