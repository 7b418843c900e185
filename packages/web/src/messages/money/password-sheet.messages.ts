import { defineMessages } from '../messages.ts'

/** Where a payment password lets money go. */
export const passwordSheetMessages = defineMessages({
  close: { zh: '关闭', en: 'Close' },
  password: { zh: '支付密码', en: 'Payment password' },
  forgot: { zh: '忘记或还没有支付密码？', en: 'Forgot it, or haven’t set one?' },
})
