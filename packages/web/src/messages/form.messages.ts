import { defineMessages } from './messages.ts'

/** Shared by several forms. */
export const formMessages = defineMessages({
  strength: {
    none: {
      zh: '至少 8 位，什么字符都可以；别用常见的、好猜的',
      en: 'At least 8 characters of any kind. Avoid common passwords',
    },
    'too-short': { zh: '还短了一点，至少 8 位', en: 'Too short: at least 8 characters' },
    'too-long': { zh: '太长了，最多 64 位', en: 'Too long: at most 64 characters' },
    good: { zh: '长度够了', en: 'Long enough' },
  },
  faults: {
    mobile: { zh: '请填写 11 位手机号', en: 'Enter an 11-digit phone number' },
    foreign: {
      zh: '只支持中国大陆的手机号（11 位，以 1 开头）',
      en: 'Only mobile numbers from mainland China can be used (11 digits, starting with 1)',
    },
    code: { zh: '请填写 6 位验证码', en: 'Enter the 6-digit code' },
    password: { zh: '请填写密码', en: 'Enter your password' },
    'too-short': { zh: '密码至少要 8 位', en: 'Use at least 8 characters' },
    'too-long': { zh: '密码最多 64 位', en: 'Use at most 64 characters' },
  },
  signs: (signs: readonly string[]) => ({
    zh: `这里不能用这些字符：${signs.join(' ')}。如果证件上就是这样写的，请联系客服`,
    en: `These characters can’t be used here: ${signs.join(' ')}. If the document shows them, contact customer service`,
  }),
  unread: {
    amount: {
      zh: '看不懂这个金额，请写成 12800.50 或 1.28万 这样',
      en: 'This is not an amount we can read. Write it like 12800.50',
    },
    price: {
      zh: '看不懂这个价格，请写成 5000 或 1.28万 这样，最多 9 位',
      en: 'This is not a price we can read. Write it like 5000, with 9 digits at most',
    },
    count: {
      zh: '看不懂这个数，请写整数，例如 12000 或 1.2万',
      en: 'This is not a number we can read. Write a whole number, like 12000',
    },
    decimal: { zh: '看不懂这个数，请写成 4.8 这样', en: 'This is not a number we can read. Write it like 4.8' },
  },
  reveal: { show: { zh: '显示密码', en: 'Show password' }, hide: { zh: '隐藏密码', en: 'Hide password' } },
  clear: { zh: '清空', en: 'Clear' },
  mobile: { zh: '手机号', en: 'Phone number' },
  draft: {
    'carried-over': {
      zh: '上次的草稿来自旧版表单，能用的内容已经带过来，请检查一遍。',
      en: 'Your draft was made with an older form. We’ve kept what still fits; please check it.',
    },
    dropped: {
      zh: '上次的草稿来自旧版表单，已经不能使用，请重新填写。',
      en: 'Your draft was made with an older form and can’t be used. Please fill in the form again.',
    },
  },
})
