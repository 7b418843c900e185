import { defineMessages } from '../messages.ts'

export const walletMessages = defineMessages(
  {
    paymentPassword: {
      setTitle: '设置支付密码',
      changeTitle: '修改支付密码',
      why: '付款、提现时要输入，客服不会问您要。',
      steps: { label: '进度', code: '验证手机', fresh: '新密码', repeat: '再输一次' },
      codeTitle: '先确认是您本人',
      codeLine: (mobile: string) => `验证码会发到您绑定的手机 ${mobile}`,
      mobileOnRecord: '您绑定的手机',
      next: '下一步',
      freshTitle: '设一个 6 位数字密码',
      freshLabel: '新支付密码',
      freshHint: '不要用 6 个相同或连续的数字，也别和银行卡密码一样',
      weak: '这个密码太容易猜到：不能是 6 个相同或连续的数字',
      repeatTitle: '再输一次，确认没有输错',
      repeatLabel: '再输一次新支付密码',
      mismatch: '两次输入的不一样，请重新设置',
      incomplete: '还没有输满 6 位',
      save: '保存支付密码',
      back: '上一步',
      done: '支付密码设好了',
    },
    hold: {
      title: '余额已暂停使用',
      text: (shop: string, day: string) =>
        `“${shop}”于 ${day} 被举报属实。审核员解除之前，不能提现，也不能用余额付款，已申请的提现不会打款。有异议请联系客服。`,
    },
    owed: {
      title: (yuan: string) => `您还欠买家违约金 ${yuan}`,
      why: '您没能继续的交易，违约金要付给买家。以后卖店收到的货款会先付这笔钱，付清为止，不用您操作。',
      list: '欠的每一笔',
      held: (held: string, withdrawable: string) =>
        `余额里的 ${held} 要留着付这笔钱，现在可提现或付款 ${withdrawable}。付清之前也不能注销账号。`,
    },
  },
  {
    paymentPassword: {
      setTitle: 'Set payment password',
      changeTitle: 'Change payment password',
      why: 'You’ll enter it to pay and withdraw. Our staff will never ask for it.',
      steps: { label: 'Progress', code: 'Verify phone', fresh: 'New password', repeat: 'Re-enter' },
      codeTitle: 'First, confirm it’s you',
      codeLine: (mobile: string) => `We’ll send a verification code to ${mobile}`,
      mobileOnRecord: 'your phone number',
      next: 'Next',
      freshTitle: 'Choose a 6-digit password',
      freshLabel: 'New payment password',
      freshHint: 'Don’t use 6 of the same digit, digits in a row, or your bank card PIN',
      weak: 'That’s too easy to guess. Don’t use 6 of the same digit or digits in a row',
      repeatTitle: 'Enter it again to confirm',
      repeatLabel: 'Re-enter new payment password',
      mismatch: 'Passwords didn’t match. Please start again',
      incomplete: 'Enter all 6 digits',
      save: 'Save payment password',
      back: 'Back',
      done: 'Payment password set',
    },
    hold: {
      title: 'Your balance is on hold',
      text: (shop: string, day: string) =>
        `A report of “${shop}” was upheld on ${day}. Until a reviewer releases the hold you can’t withdraw or pay from your balance, and pending withdrawals aren’t paid out. Contact support if you disagree.`,
    },
    owed: {
      title: (yuan: string) => `You owe buyers ${yuan} in damages`,
      why: 'You owe damages to buyers for deals you couldn’t complete. Your future sale proceeds go to them first until they’re paid in full. You don’t need to do anything.',
      list: 'What you owe, by deal',
      held: (held: string, withdrawable: string) =>
        `${held} of your balance is held back for it, so you can withdraw or spend ${withdrawable} now. You can’t close your account until it’s paid.`,
    },
  },
)
