import { MAX_FEEDBACK_ANSWER } from '../../account/index.ts'
import type { CaseDecisions } from '../case-decision.ts'

/** About what a user would like to be better. */
export const FEEDBACK_DECISIONS = {
  answer: {
    names: { zh: '答复', en: 'Answer' },
    act: 'answer-feedback',
    key: 'a',
    words: 'user',
    maxWords: MAX_FEEDBACK_ANSWER,
    prepared: [
      { zh: '感谢您的建议，已转给产品同事。', en: 'Thank you. We have passed this on to our product team.' },
      { zh: '这个功能已经有了，在「我的」里可以找到。', en: 'This exists already: you find it in your account.' },
      { zh: '这个问题已经修好，欢迎再试一次。', en: 'This has been fixed. Please try again.' },
    ],
  },
  close: {
    names: { zh: '关闭，不答复', en: 'Close without an answer' },
    act: 'answer-feedback',
    key: 'r',
    words: 'staff',
    isForMany: true,
    prepared: [
      { zh: '已记录', en: 'Noted' },
      { zh: '重复的建议', en: 'Written before' },
      { zh: '无意义的内容', en: 'No meaning' },
    ],
  },
} as const satisfies CaseDecisions
