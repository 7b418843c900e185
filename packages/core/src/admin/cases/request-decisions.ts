import type { CaseDecisions } from '../case-decision.ts'

/** About a buyer request that waits because of what its text holds; its buyer reads why it is refused. */
export const REQUEST_DECISIONS = {
  accept: { names: { zh: '通过', en: 'Accept' }, act: 'review-request', key: 'a', isForMany: true },
  refuse: {
    names: { zh: '不通过', en: 'Refuse' },
    act: 'review-request',
    key: 'r',
    isDanger: true,
    words: 'user',
    isForMany: true,
    prepared: [
      {
        zh: '求购里含有手机号、微信或其他联系方式，请删除后重新发布。',
        en: 'The request contains a mobile number, WeChat or other contact details. Please remove them and publish it again.',
      },
      {
        zh: '求购里含有站外链接，请删除后重新发布。',
        en: 'The request contains a link to another site. Please remove it and publish it again.',
      },
      {
        zh: '求购里含有违禁用语，请修改后重新发布。',
        en: 'The request contains prohibited words. Please change it and publish it again.',
      },
      {
        zh: '内容不是求购店铺，不能展示。',
        en: 'This does not look for a shop, so it cannot be shown.',
      },
    ],
  },
} as const satisfies CaseDecisions
