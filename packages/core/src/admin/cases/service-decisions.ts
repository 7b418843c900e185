import { MAX_STEP_NOTE } from '../../services/index.ts'
import type { CaseDecisions } from '../case-decision.ts'

/** About a request for a service; the person is told of each step. */
export const SERVICE_DECISIONS = {
  answer: {
    names: { zh: '答复', en: 'Answer' },
    act: 'work-services',
    key: 'a',
    words: 'user',
    maxWords: MAX_STEP_NOTE,
    fields: { price: { names: { zh: '报价（可不填）', en: 'Price (optional)' }, kind: 'money', isOptional: true } },
    prepared: [
      {
        zh: '材料齐全，可以开始办理，客服会与您电话确认。',
        en: 'Your documents are complete and we can begin. We will call you to confirm.',
      },
      {
        zh: '还需要补充材料，客服会与您电话说明。',
        en: 'Some documents are still missing. We will call you to explain.',
      },
      {
        zh: '按现有条件暂不符合平台的入驻要求，条件变化后可再次提交。',
        en: 'As things are, the platform’s requirements are not met. You can apply again once they are.',
      },
    ],
  },
  take: { names: { zh: '开始处理', en: 'Take' }, act: 'work-services', key: 'e', isForMany: true },
  close: {
    names: { zh: '结束', en: 'Close' },
    act: 'work-services',
    key: 'r',
    isDanger: true,
    words: 'user',
    maxWords: MAX_STEP_NOTE,
    prepared: [
      { zh: '已办理完成。', en: 'This is done.' },
      {
        zh: '多次联系未能接通，如仍需要请重新提交。',
        en: 'We could not reach you. Please submit it again if you still need it.',
      },
      { zh: '按您的要求结束。', en: 'Closed as you asked.' },
    ],
  },
} as const satisfies CaseDecisions
