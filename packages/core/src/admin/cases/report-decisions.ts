import type { CaseDecisions } from '../case-decision.ts'

const readers = {
  zh: '举报人会看到这段话；卖家看不到，也不会知道是谁举报的',
  en: 'The reporter reads this. The seller does not, and is not told who reported',
}

/** About a report of a shop. An upheld one takes the shop off the market and holds its seller's payouts. */
export const REPORT_DECISIONS = {
  upheld: {
    names: { zh: '举报属实，下架店铺', en: 'Uphold: take the shop down' },
    act: 'decide-report',
    key: 'a',
    isDanger: true,
    words: 'user',
    readers,
    prepared: [
      {
        zh: '经核实，情况属实，店铺已下架。感谢您的反馈。',
        en: 'We found this to be true and took the shop down. Thank you.',
      },
      {
        zh: '店铺数据与后台不符，店铺已下架，卖家需重新提交审核。',
        en: 'The shop’s figures differ from its seller centre. It was taken down and has to be reviewed again.',
      },
      {
        zh: '卖家要求绕开平台交易，店铺已下架。请不要在平台外付款。',
        en: 'The seller asked to deal outside Diandu; the shop was taken down. Please never pay outside the platform.',
      },
    ],
  },
  dismissed: {
    names: { zh: '没有发现问题', en: 'Dismiss' },
    act: 'decide-report',
    key: 'r',
    words: 'user',
    readers,
    prepared: [
      {
        zh: '经核对店铺资料和截图，没有发现您反映的问题。',
        en: 'We compared the shop’s details and screenshots and found no sign of this.',
      },
      {
        zh: '现有材料不足以认定，如有聊天记录或截图，欢迎再次提交。',
        en: 'What we have is not enough to decide. If you have messages or screenshots, please report it again.',
      },
    ],
  },
} as const satisfies CaseDecisions
