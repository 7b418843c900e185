import { defineMessages } from './messages.ts'

/** What several forms of a person say alike. */
export const formMessages = defineMessages(
  {
    strength: {
      none: '至少 8 位，什么字符都可以；别用常见的、好猜的',
      'too-short': '还短了一点，至少 8 位',
      'too-long': '太长了，最多 64 位',
      good: '长度够了',
    },
    faults: {
      mobile: '请填写 11 位手机号',
      code: '请填写 6 位验证码',
      password: '请填写密码',
      'too-short': '密码至少要 8 位',
      'too-long': '密码最多 64 位',
    },
    reveal: { show: '显示密码', hide: '隐藏密码' },
    clear: '清空',
    mobile: '手机号',
    draft: {
      'carried-over': '上次的草稿来自旧版表单，能用的内容已经带过来，请检查一遍。',
      dropped: '上次的草稿来自旧版表单，已经不能使用，请重新填写。',
    },
  },
  {
    strength: {
      none: '8 characters at least, of any kind; nothing common or easy to guess',
      'too-short': 'A little longer: 8 characters at least',
      'too-long': 'Too long: 64 characters at most',
      good: 'Long enough',
    },
    faults: {
      mobile: 'Please enter a mobile of 11 digits',
      code: 'Please enter the 6 digits of the code',
      password: 'Please enter your password',
      'too-short': 'A password needs 8 characters at least',
      'too-long': 'A password has 64 characters at most',
    },
    reveal: { show: 'Show the password', hide: 'Hide the password' },
    clear: 'Clear',
    mobile: 'Mobile',
    draft: {
      'carried-over': 'Your draft was made with an earlier form. What still fits is here; please check it.',
      dropped: 'Your draft was made with an earlier form and cannot be used. Please fill it in again.',
    },
  },
)
