import type { CaseDecisions } from '../case-decision.ts'

/** About what one side of a finished deal says of the other. */
export const REVIEW_DECISIONS = {
  keep: { names: { zh: '没有问题', en: 'Nothing wrong' }, act: 'decide-review', key: 'a', isForMany: true },
  withdraw: {
    names: { zh: '撤下', en: 'Withdraw' },
    act: 'decide-review',
    key: 'r',
    isDanger: true,
    words: 'user',
    readers: { zh: '写评价的人会看到这段话', en: 'The author of the review reads this' },
    prepared: [
      {
        zh: '评价里含有他人的隐私，已撤下。',
        en: 'The review names private details of another person and was withdrawn.',
      },
      { zh: '评价里含有辱骂内容，已撤下。', en: 'The review contains insults and was withdrawn.' },
      {
        zh: '评价里含有联系方式或广告，已撤下。',
        en: 'The review contains contact details or advertising and was withdrawn.',
      },
      { zh: '评价与这笔交易无关，已撤下。', en: 'The review is not about this deal and was withdrawn.' },
    ],
  },
  restore: { names: { zh: '恢复显示', en: 'Restore' }, act: 'decide-review', key: 'e', words: 'staff' },
} as const satisfies CaseDecisions
