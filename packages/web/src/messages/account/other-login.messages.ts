import { defineMessages } from '../messages.ts'

/** Another tab of the same browser has changed who is logged in. */
export const otherLoginMessages = defineMessages({
  now: (name: string) => ({ zh: `您已在别的窗口登录为 ${name}`, en: `You logged in as ${name} in another window` }),
  other: (name: string) => ({
    zh: `这台设备现在登录的是 ${name}，页面已重新打开`,
    en: `${name} is now logged in on this device. This page has been reopened`,
  }),
  none: {
    zh: '您已在别的窗口退出登录，页面已重新打开',
    en: 'You logged out in another window. This page has been reopened',
  },
})
