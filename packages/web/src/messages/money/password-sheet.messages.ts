import { defineMessages } from '../messages.ts'

/** Where a payment password lets money go. */
export const passwordSheetMessages = defineMessages(
  {
    close: '关闭',
    password: '支付密码',
    forgot: '忘记或还没有支付密码？',
  },
  {
    close: 'Close',
    password: 'Payment password',
    forgot: 'Forgot it, or haven’t set one?',
  },
)
