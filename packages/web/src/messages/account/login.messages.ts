import { defineMessages } from '../messages.ts'

/** The login, on its page and over others. */
export const loginMessages = defineMessages({
  greeting: { zh: '欢迎回来', en: 'Welcome back' },
  line: {
    zh: '登录后继续看店、下单，收藏和订单都在。',
    en: 'Pick up where you left off. Your saved shops and orders are here.',
  },
  ways: { zh: '登录方式', en: 'Log in with' },
  by: { password: { zh: '密码登录', en: 'Password' }, code: { zh: '短信登录', en: 'Text message' } },
  name: { zh: '用户名或手机号', en: 'Username or phone number' },
  password: { zh: '密码', en: 'Password' },
  submit: { zh: '登录', en: 'Log in' },
  submitCode: { zh: '登录 / 注册', en: 'Log in or sign up' },
  forgotten: { zh: '忘记密码？', en: 'Forgot password?' },
  newHere: {
    password: { zh: '还没有账号？', en: 'New here?' },
    code: { zh: '想自己取用户名、设密码？', en: 'Prefer a username and password?' },
  },
  register: { zh: '立即注册', en: 'Sign up' },
  nameMissing: { zh: '请填写用户名或手机号', en: 'Enter your username or phone number' },
  code: {
    mobileHint: {
      zh: '没有账号也能用：验证码填对，账号就建好了，不会公开显示号码',
      en: 'No account yet? The right code creates one. Your number is never shown publicly',
    },
    lost: {
      zh: '可能已经登录了：重新获取一个验证码再试一次。',
      en: 'You may already be logged in. Get a new code and try again.',
    },
  },
  consent: {
    agree: { zh: '我已阅读并同意', en: 'I’ve read and agree to the ' },
    agreement: { zh: '《店渡注册协议》', en: 'registration agreement' },
    missing: { zh: '请先阅读并同意注册协议', en: 'Read and agree to the registration agreement first' },
    title: { zh: '店渡注册协议', en: 'Registration agreement' },
    close: { zh: '关闭', en: 'Close' },
    accept: { zh: '同意并继续', en: 'Agree and continue' },
  },
  sheet: {
    title: { zh: '登录 / 注册', en: 'Log in or sign up' },
    close: { zh: '关闭', en: 'Close' },
    line: {
      zh: '登录后还在这一页，刚才的操作接着做。',
      en: 'You’ll stay on this page and pick up where you left off.',
    },
    done: (username: string) => ({ zh: `已登录：${username}`, en: `Logged in as ${username}` }),
  },
})
