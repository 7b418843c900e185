import { defineMessages } from '../messages.ts'

/** The login, on its page and over others. */
export const loginMessages = defineMessages(
  {
    greeting: '欢迎回来',
    line: '登录后继续看店、下单，收藏和订单都在。',
    ways: '登录方式',
    by: { password: '密码登录', code: '短信登录' },
    name: '用户名或手机号',
    password: '密码',
    submit: '登录',
    submitCode: '登录 / 注册',
    forgotten: '忘记密码？',
    newHere: { password: '还没有账号？', code: '想自己取用户名、设密码？' },
    register: '立即注册',
    nameMissing: '请填写用户名或手机号',
    code: {
      mobileHint: '没有账号也能用：验证码填对，账号就建好了，不会公开显示号码',
      lost: '可能已经登录了：重新获取一个验证码再试一次。',
    },
    consent: {
      agree: '我已阅读并同意',
      agreement: '《店渡注册协议》',
      missing: '请先阅读并同意注册协议',
      title: '店渡注册协议',
      close: '关闭',
      accept: '同意并继续',
    },
    sheet: {
      title: '登录 / 注册',
      close: '关闭',
      line: '登录后还在这一页，刚才的操作接着做。',
      done: (username: string) => `已登录：${username}`,
    },
  },
  {
    greeting: 'Welcome back',
    line: 'Log in to go on. Your saved shops and orders are waiting.',
    ways: 'How to log in',
    by: { password: 'Password', code: 'Text message' },
    name: 'User name or mobile',
    password: 'Password',
    submit: 'Log in',
    submitCode: 'Log in or sign up',
    forgotten: 'Forgot the password?',
    newHere: { password: 'New here?', code: 'Rather a name and a password?' },
    register: 'Make an account',
    nameMissing: 'Please enter your user name or mobile',
    code: {
      mobileHint: 'No account yet? The right code makes one. Your number is never shown to others',
      lost: 'You may be logged in already: get another code and try again.',
    },
    consent: {
      agree: 'I have read and accept the ',
      agreement: 'registration agreement',
      missing: 'Please read and accept the agreement first',
      title: 'Registration agreement',
      close: 'Close',
      accept: 'Accept and go on',
    },
    sheet: {
      title: 'Log in or sign up',
      close: 'Close',
      line: 'You stay on this page, and what you were doing goes on.',
      done: (username: string) => `Logged in as ${username}`,
    },
  },
)
