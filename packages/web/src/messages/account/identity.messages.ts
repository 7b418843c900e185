import { defineMessages } from '../messages.ts'

/** Who a user has shown to be, on every page that goes by it. */
export const identityMessages = defineMessages(
  {
    line: (name: string, number: string) => `已实名：${name}（${number}），用于签合同、绑卡，不用再认证`,
    holder: (name: string) => `${name}（已实名，只能绑本人的卡）`,
    face: {
      go: '去刷脸认证',
      done: '我已完成认证',
      line: {
        browser: '刷脸在认证机构的页面进行，10 分钟内有效，完成后会回到这里。',
        wechat: '刷脸在微信里进行：复制链接，在微信里发给自己并打开。10 分钟内有效，完成后回到这里。',
      },
      copy: '复制认证链接',
      requesting: '正在查询认证结果…',
      unheard: '还没查到认证结果。请再查询一次，不用重新认证。',
      ask: '查询认证结果',
    },
  },
  {
    line: (name: string, number: string) =>
      `Verified as ${name} (${number}): for contracts and bank cards, never asked again`,
    holder: (name: string) => `${name} (verified; only your own cards can be added)`,
    face: {
      go: 'Go to face check',
      done: 'I’ve finished the check',
      line: {
        browser: 'The face check is on the provider’s page. You have 10 minutes, and you’ll come back here afterwards.',
        wechat:
          'The face check is in WeChat: copy the link, send it to yourself in WeChat and open it. It’s valid for 10 minutes. Come back here afterwards.',
      },
      copy: 'Copy link',
      requesting: 'Checking the result…',
      unheard: 'We couldn’t get your result yet. Check again: there’s no need to start over.',
      ask: 'Check the result',
    },
  },
)
