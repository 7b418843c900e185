import { defineMessages } from './messages.ts'

/** Shared by several forms. */
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
      foreign: '只支持中国大陆的手机号（11 位，以 1 开头）',
      code: '请填写 6 位验证码',
      password: '请填写密码',
      'too-short': '密码至少要 8 位',
      'too-long': '密码最多 64 位',
    },
    signs: (signs: readonly string[]) => `这里不能用这些字符：${signs.join(' ')}。如果证件上就是这样写的，请联系客服`,
    unread: {
      amount: '看不懂这个金额，请写成 12800.50 或 1.28万 这样',
      price: '看不懂这个价格，请写成 5000 或 1.28万 这样，最多 9 位',
      count: '看不懂这个数，请写整数，例如 12000 或 1.2万',
      decimal: '看不懂这个数，请写成 4.8 这样',
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
      none: 'At least 8 characters of any kind. Avoid common passwords',
      'too-short': 'Too short: at least 8 characters',
      'too-long': 'Too long: at most 64 characters',
      good: 'Long enough',
    },
    faults: {
      mobile: 'Enter an 11-digit phone number',
      foreign: 'Only mobile numbers from mainland China can be used (11 digits, starting with 1)',
      code: 'Enter the 6-digit code',
      password: 'Enter your password',
      'too-short': 'Use at least 8 characters',
      'too-long': 'Use at most 64 characters',
    },
    signs: (signs: readonly string[]) =>
      `These characters can’t be used here: ${signs.join(' ')}. If the document shows them, contact customer service`,
    unread: {
      amount: 'This is not an amount we can read. Write it like 12800.50',
      price: 'This is not a price we can read. Write it like 5000, with 9 digits at most',
      count: 'This is not a number we can read. Write a whole number, like 12000',
      decimal: 'This is not a number we can read. Write it like 4.8',
    },
    reveal: { show: 'Show password', hide: 'Hide password' },
    clear: 'Clear',
    mobile: 'Phone number',
    draft: {
      'carried-over': 'Your draft was made with an older form. We’ve kept what still fits; please check it.',
      dropped: 'Your draft was made with an older form and can’t be used. Please fill in the form again.',
    },
  },
)
