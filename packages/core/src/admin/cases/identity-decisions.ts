import type { CaseDecisions } from '../case-decision.ts'

/** Of documents by which a user shows who they are; the user reads why they were refused, and may submit others. */
export const IDENTITY_DECISIONS = {
  accept: { names: { zh: '通过', en: 'Accept' }, act: 'review-identity', key: 'a' },
  refuse: {
    names: { zh: '不通过', en: 'Refuse' },
    act: 'review-identity',
    key: 'r',
    isDanger: true,
    words: 'user',
    prepared: [
      {
        zh: '证件照片不清晰或有反光，请在光线均匀处重新拍摄后提交。',
        en: 'The photos of your document are blurred or reflect light. Please take them again in even light.',
      },
      {
        zh: '证件照片有遮挡或缺角，请拍下完整的证件后重新提交。',
        en: 'Part of your document is covered or cut off. Please show all of it and submit again.',
      },
      {
        zh: '填写的姓名或号码与证件不一致，请核对后重新提交。',
        en: 'The name or number you entered differs from the document. Please check them and submit again.',
      },
      {
        zh: '证件已过有效期，请使用有效的证件重新提交。',
        en: 'Your document has expired. Please submit a valid one.',
      },
      {
        zh: '请上传证件原件的照片，不能是复印件或截图。',
        en: 'Please photograph the original document; copies and screenshots are not accepted.',
      },
      {
        zh: '这份证件无法确认由本人提交，请联系客服核实。',
        en: 'We cannot confirm that you submitted your own document. Please contact support.',
      },
    ],
  },
} as const satisfies CaseDecisions
