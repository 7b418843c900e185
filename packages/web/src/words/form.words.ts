import { defineWords } from './words.ts'

/** What several forms of a person say alike. */
export const formWords = defineWords(
  {
    strength: {
      none: '至少 8 位，字母、数字、符号用上两种',
      'too-short': '还短了一点，至少 8 位',
      'too-long': '太长了，最多 64 位',
      'too-simple': '够长了，再加一种：字母、数字或符号',
      good: '够强，可以用',
    },
    faults: {
      mobile: '请填写 11 位手机号',
      code: '请填写 6 位验证码',
      password: '请填写密码',
      'too-short': '密码至少要 8 位',
      'too-long': '密码最多 64 位',
      'too-simple': '字母、数字、符号，密码里至少要有两种',
    },
    reveal: { show: '显示密码', hide: '隐藏密码' },
    clear: '清空',
    mobile: '手机号',
  },
  {
    strength: {
      none: '8 characters at least, of two kinds: letters, digits, symbols',
      'too-short': 'A little longer: 8 characters at least',
      'too-long': 'Too long: 64 characters at most',
      'too-simple': 'Long enough. Add another kind: letters, digits or symbols',
      good: 'Strong enough',
    },
    faults: {
      mobile: 'Please enter a mobile of 11 digits',
      code: 'Please enter the 6 digits of the code',
      password: 'Please enter your password',
      'too-short': 'A password needs 8 characters at least',
      'too-long': 'A password has 64 characters at most',
      'too-simple': 'Use two kinds at least: letters, digits, symbols',
    },
    reveal: { show: 'Show the password', hide: 'Hide the password' },
    clear: 'Clear',
    mobile: 'Mobile',
  },
)
