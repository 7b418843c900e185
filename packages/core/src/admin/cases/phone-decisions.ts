import type { CaseDecisions } from '../case-decision.ts'

/** Of a user who has lost their mobile. The one who has it now can log in: only the user must. */
export const PHONE_DECISIONS = {
  change: { names: { zh: '同意更换', en: 'Agree to the change' }, act: 'review-phone', key: 'a', words: 'staff' },
  refuse: {
    names: { zh: '不同意', en: 'Refuse' },
    act: 'review-phone',
    key: 'r',
    isDanger: true,
    words: 'user',
    prepared: [
      {
        zh: '暂时无法确认是您本人申请，请联系客服并准备好身份证件。',
        en: 'We cannot confirm that it is you who asks. Please contact support with your identity document at hand.',
      },
      {
        zh: '请先完成实名认证，再申请更换手机号。',
        en: 'Please verify your identity first, then ask for another mobile.',
      },
      {
        zh: '原手机号仍可使用，请用原手机号收取验证码自行更换。',
        en: 'Your present mobile is still in use. Please change it yourself with a code sent to it.',
      },
      {
        zh: '请说明原手机号停用的原因后重新申请。',
        en: 'Please ask again and explain why your present mobile is out of use.',
      },
    ],
  },
} as const satisfies CaseDecisions
