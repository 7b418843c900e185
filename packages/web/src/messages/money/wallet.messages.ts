import { defineMessages } from '../messages.ts'

export const walletMessages = defineMessages({
  paymentPassword: {
    setTitle: { zh: '设置支付密码', en: 'Set payment password' },
    changeTitle: { zh: '修改支付密码', en: 'Change payment password' },
    why: {
      zh: '付款、提现时要输入，客服不会问您要。',
      en: 'You’ll enter it to pay and withdraw. Our staff will never ask for it.',
    },
    steps: {
      label: { zh: '进度', en: 'Progress' },
      code: { zh: '验证手机', en: 'Verify phone' },
      fresh: { zh: '新密码', en: 'New password' },
      repeat: { zh: '再输一次', en: 'Re-enter' },
    },
    codeTitle: { zh: '先确认是您本人', en: 'First, confirm it’s you' },
    codeLine: (mobile: string) => ({
      zh: `验证码会发到您绑定的手机 ${mobile}`,
      en: `We’ll send a verification code to ${mobile}`,
    }),
    mobileOnRecord: { zh: '您绑定的手机', en: 'your phone number' },
    next: { zh: '下一步', en: 'Next' },
    freshTitle: { zh: '设一个 6 位数字密码', en: 'Choose a 6-digit password' },
    freshLabel: { zh: '新支付密码', en: 'New payment password' },
    freshHint: {
      zh: '不要用 6 个相同或连续的数字，也别和银行卡密码一样',
      en: 'Don’t use 6 of the same digit, digits in a row, or your bank card PIN',
    },
    weak: {
      zh: '这个密码太容易猜到：不能是 6 个相同或连续的数字',
      en: 'That’s too easy to guess. Don’t use 6 of the same digit or digits in a row',
    },
    repeatTitle: { zh: '再输一次，确认没有输错', en: 'Enter it again to confirm' },
    repeatLabel: { zh: '再输一次新支付密码', en: 'Re-enter new payment password' },
    mismatch: { zh: '两次输入的不一样，请重新设置', en: 'Passwords didn’t match. Please start again' },
    incomplete: { zh: '还没有输满 6 位', en: 'Enter all 6 digits' },
    save: { zh: '保存支付密码', en: 'Save payment password' },
    back: { zh: '上一步', en: 'Back' },
    done: { zh: '支付密码设好了', en: 'Payment password set' },
  },
  hold: {
    title: { zh: '余额已暂停使用', en: 'Your balance is on hold' },
    text: (shop: string, day: string) => ({
      zh: `“${shop}”于 ${day} 被举报属实。审核员解除之前，不能提现，也不能用余额付款，已申请的提现不会打款。有异议请联系客服。`,
      en: `A report of “${shop}” was upheld on ${day}. Until a reviewer releases the hold you can’t withdraw or pay from your balance, and pending withdrawals aren’t paid out. Contact support if you disagree.`,
    }),
  },
  owed: {
    title: (yuan: string) => ({ zh: `您还欠买家违约金 ${yuan}`, en: `You owe buyers ${yuan} in damages` }),
    why: {
      zh: '您没能继续的交易，违约金要付给买家。以后卖店收到的货款会先付这笔钱，付清为止，不用您操作。',
      en: 'You owe damages to buyers for deals you couldn’t complete. Your future sale proceeds go to them first until they’re paid in full. You don’t need to do anything.',
    },
    list: { zh: '欠的每一笔', en: 'What you owe, by deal' },
    held: (held: string, withdrawable: string) => ({
      zh: `余额里的 ${held} 要留着付这笔钱，现在可提现或付款 ${withdrawable}。付清之前也不能注销账号。`,
      en: `${held} of your balance is held back for it, so you can withdraw or spend ${withdrawable} now. You can’t close your account until it’s paid.`,
    }),
  },
})
