import { defineMessages } from '../messages.ts'

/** Who a user has shown to be, on every page that goes by it. */
export const identityMessages = defineMessages({
  loading: { zh: '正在加载', en: 'Loading' },
  line: (name: string, number: string) => ({
    zh: `已实名：${name}（${number}），用于签合同、绑卡，不用再认证`,
    en: `Verified as ${name} (${number}): for contracts and bank cards, never asked again`,
  }),
  holder: (name: string) => ({
    zh: `${name}（已实名，只能绑本人的卡）`,
    en: `${name} (verified; only your own cards can be added)`,
  }),
  face: {
    go: { zh: '去刷脸认证', en: 'Go to face check' },
    done: { zh: '我已完成认证', en: 'I’ve finished the check' },
    line: {
      browser: {
        zh: '刷脸在认证机构的页面进行，10 分钟内有效，完成后会回到这里。',
        en: 'The face check is on the provider’s page. You have 10 minutes, and you’ll come back here afterwards.',
      },
      wechat: {
        zh: '刷脸在微信里进行：复制链接，在微信里发给自己并打开。10 分钟内有效，完成后回到这里。',
        en: 'The face check is in WeChat: copy the link, send it to yourself in WeChat and open it. It’s valid for 10 minutes. Come back here afterwards.',
      },
    },
    copy: { zh: '复制认证链接', en: 'Copy link' },
    requesting: { zh: '正在查询认证结果…', en: 'Checking the result…' },
    unheard: {
      zh: '还没查到认证结果。请再查询一次，不用重新认证。',
      en: 'We couldn’t get your result yet. Check again: there’s no need to start over.',
    },
    ask: { zh: '查询认证结果', en: 'Check the result' },
  },
})
