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
    line: 'Pick up where you left off. Your saved shops and orders are here.',
    ways: 'Log in with',
    by: { password: 'Password', code: 'Text message' },
    name: 'Username or phone number',
    password: 'Password',
    submit: 'Log in',
    submitCode: 'Log in or sign up',
    forgotten: 'Forgot password?',
    newHere: { password: 'New here?', code: 'Prefer a username and password?' },
    register: 'Sign up',
    nameMissing: 'Enter your username or phone number',
    code: {
      mobileHint: 'No account yet? The right code creates one. Your number is never shown publicly',
      lost: 'You may already be logged in. Get a new code and try again.',
    },
    consent: {
      agree: 'I’ve read and agree to the ',
      agreement: 'registration agreement',
      missing: 'Read and agree to the registration agreement first',
      title: 'Registration agreement',
      close: 'Close',
      accept: 'Agree and continue',
    },
    sheet: {
      title: 'Log in or sign up',
      close: 'Close',
      line: 'You’ll stay on this page and pick up where you left off.',
      done: (username: string) => `Logged in as ${username}`,
    },
  },
)
