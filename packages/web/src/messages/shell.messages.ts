import { defineMessages } from './messages.ts'

export const shellMessages = defineMessages(
  {
    requesting: '正在向 App 核对您的登录',
    login: '请先在 App 里登录',
    loginDetail: '没有从 App 得到您的登录，我们已请它打开登录页。登录后回到这里，页面会自动继续。',
  },
  {
    requesting: 'Checking your login with the app',
    login: 'Log in to the app first',
    loginDetail:
      'The app didn’t share your login, so we asked it to open its login page. Log in, then come back here and this page will continue.',
  },
)
