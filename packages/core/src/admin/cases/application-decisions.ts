import { MAX_REFUSAL_REASON } from '../../participation/index.ts'
import type { CaseDecisions } from '../case-decision.ts'

/** About a seller who wants to take part in a campaign; a refused one cannot apply again in this run. */
export const APPLICATION_DECISIONS = {
  accept: { names: { zh: '通过', en: 'Accept' }, act: 'decide-application', key: 'a', isForMany: true },
  refuse: {
    names: { zh: '不通过', en: 'Refuse' },
    act: 'decide-application',
    key: 'r',
    isDanger: true,
    words: 'user',
    maxWords: MAX_REFUSAL_REASON,
    isForMany: true,
    prepared: [
      {
        zh: '没有写清楚活动期间给买家什么。',
        en: 'It does not say what buyers get during the campaign.',
      },
      { zh: '店铺与这次活动的主题不符。', en: 'The shop does not fit the theme of this campaign.' },
      { zh: '店铺的数据还没有核实，请先完成核实。', en: 'The shop’s figures are not confirmed yet.' },
    ],
  },
} as const satisfies CaseDecisions
