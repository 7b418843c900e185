import type { CaseDecisions } from '../case-decision.ts'

/** Of the consent of a shop's owner and of a proof of equity, on which a signature rests. */
export const DOCUMENT_DECISIONS = {
  accept: { names: { zh: '通过', en: 'Accept' }, act: 'review-document', key: 'a' },
  refuse: {
    names: { zh: '不通过', en: 'Refuse' },
    act: 'review-document',
    key: 'r',
    isDanger: true,
    words: 'user',
    prepared: [
      {
        zh: '文件没有写明日期，请补上日期后重新提交。',
        en: 'The document has no date. Please add it and submit again.',
      },
      {
        zh: '文件没有签名或盖章，请签字盖章后重新提交。',
        en: 'The document is not signed or stamped. Please have it signed and stamped, then submit again.',
      },
      {
        zh: '文件上的姓名或公司与合同不一致，请核对后重新提交。',
        en: 'The names on the document differ from the contract. Please check them and submit again.',
      },
      {
        zh: '照片看不清，请重新拍摄完整的文件。',
        en: 'The photo is not legible. Please take one of the whole document again.',
      },
      {
        zh: '请提交近三个月内的股权证明，并能看清股东和比例。',
        en: 'Please submit a proof of equity of the last three months that shows the shareholders and their shares.',
      },
    ],
  },
} as const satisfies CaseDecisions
