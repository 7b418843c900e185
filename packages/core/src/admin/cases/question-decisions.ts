import type { CaseDecisions } from '../case-decision.ts'

/** About a question on an article or a hot topic; a later answer replaces the one before. */
export const QUESTION_DECISIONS = {
  answer: {
    names: { zh: '回答', en: 'Answer' },
    act: 'answer-question',
    key: 'a',
    words: 'user',
    readers: { zh: '所有访客都会看到这段话', en: 'Every visitor reads this' },
    maxWords: 1_000,
    prepared: [
      {
        zh: '以订单页和合同里写明的为准；付款前两处都能看到。',
        en: 'What the order page and the contract say is what holds; you can read both before you pay.',
      },
      {
        zh: '各平台的规则不同，请以店铺后台显示的为准，也可以联系客服确认。',
        en: 'Each platform has its own rules. Please go by what the seller centre shows, or ask our support.',
      },
    ],
  },
  refuse: {
    names: { zh: '不回答', en: 'Do not answer' },
    act: 'answer-question',
    key: 'r',
    isDanger: true,
    words: 'user',
    readers: { zh: '只有提问的人会看到这段话', en: 'Only the person who asked reads this' },
    maxWords: 1_000,
    isForMany: true,
    prepared: [
      { zh: '问题与这篇文章无关。', en: 'The question is not about this article.' },
      { zh: '问题里含有联系方式或广告。', en: 'The question contains contact details or advertising.' },
      {
        zh: '涉及具体订单，请在订单页联系客服。',
        en: 'This is about an order of yours. Please contact support from the page of the order.',
      },
    ],
  },
} as const satisfies CaseDecisions
