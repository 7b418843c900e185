import { defineMessages } from './messages.ts'

export const shellMessages = defineMessages({
  requesting: { zh: '正在向 App 核对您的登录', en: 'Checking your login with the app' },
  login: { zh: '请先在 App 里登录', en: 'Log in to the app first' },
  loginDetail: {
    zh: '没有从 App 得到您的登录，我们已请它打开登录页。登录后回到这里，页面会自动继续。',
    en: 'The app didn’t share your login, so we asked it to open its login page. Log in, then come back here and this page will continue.',
  },
})
