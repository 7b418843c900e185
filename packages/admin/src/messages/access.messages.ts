import { defineMessages } from '@diandu/core/messages'

export const accessMessages = defineMessages({
  title: { zh: '登录管理台', en: 'Log in to the console' },
  login: { zh: '登录名', en: 'Login name' },
  password: { zh: '密码', en: 'Password' },
  passwordHint: {
    zh: '没有密码的账号留空，用恢复码登录',
    en: 'Leave it empty if your account has no password, and use a recovery code',
  },
  code: { zh: '六位验证码', en: 'Six-digit code' },
  codeHint: {
    zh: '身份验证器上的六位数字，或一个恢复码',
    en: 'The six digits of your authenticator, or a recovery code',
  },
  submit: { zh: '登录', en: 'Log in' },
  needed: { zh: '请填写', en: 'Please fill this in' },
  codeShort: { zh: '至少六位', en: 'Six characters at least' },
  lapsed: { zh: '登录已过期', en: 'Your session is over' },
  lapsedWhy: {
    zh: '请重新登录，页面上的内容都还在，刚才的操作会继续。',
    en: 'Log in again. Everything on the page is still here, and what you did last continues.',
  },
  proof: { zh: '请再次验证身份', en: 'Confirm who you are' },
  proofWhy: {
    zh: '涉及资金、角色等的操作需要五分钟内的验证。验证后操作会自动继续。',
    en: 'Acts on money, roles and the like need a confirmation from the last five minutes. Yours continues by itself.',
  },
  prove: { zh: '验证并继续', en: 'Confirm and continue' },
  otherAccount: { zh: '换一个账号', en: 'Another account' },
})
