import { defineMessages } from './messages.ts'

export const shellMessages = defineMessages(
  {
    requesting: '正在向 App 核对您的登录',
    login: '请先在 App 里登录',
    loginDetail: '没有从 App 得到您的登录，我们已请它打开登录页。登录后回到这里，页面会自动继续。',
  },
  {
    requesting: 'Asking the app who you are',
    login: 'Please log in to the app',
    loginDetail:
      'The app did not tell us who you are, so we asked it to open its login. Come back here afterwards and this page goes on by itself.',
  },
)
