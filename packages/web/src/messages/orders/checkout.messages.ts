import type { Name, RefusalReason } from '@diandu/core/kernel'
import { defineMessages } from '../messages.ts'

/** The remedy after a refusal, where the refusal's own sentence does not name it. */
type Advice = Readonly<Partial<Record<RefusalReason, Name>>>

export const checkoutMessages = defineMessages({
  steps: {
    label: { zh: '下单进度', en: 'Progress' },
    choosing: { zh: '付款方式', en: 'Payment plan' },
    reading: { zh: '读协议', en: 'Agreement' },
    confirming: { zh: '确认', en: 'Review' },
    paying: { zh: '付款', en: 'Pay' },
  },
  stepTitle: (step: string) => ({ zh: `下单：${step}`, en: `Checkout: ${step}` }),
  agreed: { zh: '您谈好的价', en: 'Your agreed price' },
  askedPrice: (sum: string) => ({ zh: `标价 ${sum}`, en: `Asking price ${sum}` }),
  planLegend: { zh: '怎么付款', en: 'How to pay' },
  planDetail: {
    full: (now: string, _later: string) => ({
      zh: `现在付 ${now}，以后不再付价款`,
      en: `Pay ${now} now. The price is then paid in full`,
    }),
    deposit: (now: string, later: string) => ({
      zh: `现在付 ${now}，7 个自然日内付 ${later}`,
      en: `Pay ${now} now and ${later} within 7 calendar days`,
    }),
  },
  /** The cost of giving up, shown before a plan is chosen. */
  giveUp: {
    full: (percent: string, sum: string) => ({
      zh: `付款后中途不买：扣价款的 ${percent}%（${sum}），其余退回`,
      en: `Giving up after paying costs ${percent}% of the price (${sum}). The rest comes back`,
    }),
    deposit: (percent: string, sum: string) => ({
      zh: `付定金后中途不买：${percent}% 的定金（${sum}）不退；付完尾款后也一样`,
      en: `Giving up after paying the deposit costs the deposit, ${percent}% of the price (${sum}), before or after the balance`,
    }),
  },
  read: { zh: '下一步：读协议', en: 'Next: read the agreement' },
  readNote: { zh: '现在还不会扣款', en: 'You won’t be charged yet' },
  agreement: { zh: '购买协议', en: 'Purchase agreement' },
  agreementLead: {
    zh: '下面每个数字都是这笔交易自己的。请逐条读完。',
    en: 'Every figure below is specific to this deal. Please read each clause.',
  },
  agree: {
    zh: '我已逐条读完，理解违约金和退款的约定',
    en: 'I’ve read every clause and understand the terms on damages and refunds',
  },
  accept: { zh: '同意并继续', en: 'Agree and continue' },
  acceptHint: { zh: '勾选上面一行后可以继续', en: 'Tick the box above to continue' },
  summaryTitle: { zh: '确认订单', en: 'Review your order' },
  confirmLead: { zh: '最后看一遍，没有问题就提交。', en: 'Check everything one last time, then place your order.' },
  summary: {
    plan: { zh: '付款方式', en: 'Payment plan' },
    payBy: { zh: '付款期限', en: 'Pay within' },
    coupon: { zh: '优惠券抵扣', en: 'Coupon' },
    damages: { zh: '付款后中途不买的违约金', en: 'Damages if you give up after paying' },
    equity: { zh: '取得股权', en: 'Equity acquired' },
    capital: { zh: '对应注册资本', en: 'Registered capital share' },
  },
  atLeast: (figure: string) => ({ zh: `至少 ${figure}`, en: `at least ${figure}` }),
  nothingLater: { zh: '没有', en: 'Nothing' },
  laterParts: {
    balance: (sum: string, day: string) => ({ zh: `${sum} ${day} 前付给店渡`, en: `${sum} to Diandu by ${day}` }),
    atHandOver: (sum: string) => ({ zh: `${sum} 过户时付给所在平台`, en: `${sum} to the platform at transfer` }),
  },
  payAfter: { zh: '付完这一笔，以后还要付：', en: 'Still to pay after this:' },
  payByText: { zh: '提交后 24 小时内', en: '24 hours of placing the order' },
  submit: { zh: '提交订单', en: 'Place order' },
  submitNote: {
    zh: '提交不扣款，付款前随时可取消',
    en: 'You won’t be charged now, and can cancel any time before you pay',
  },
  submitting: { zh: '正在提交', en: 'Placing order' },
  amountDue: {
    full: { zh: '应付全款（含服务费）', en: 'Full payment due (including service fee)' },
    deposit: { zh: '应付定金', en: 'Deposit due' },
    balance: { zh: '应付尾款（含服务费）', en: 'Balance due (including service fee)' },
  },
  balance: (yuan: string) => ({ zh: `钱包可用 ${yuan}`, en: `Available balance: ${yuan}` }),
  short: (yuan: string) => ({ zh: `余额还差 ${yuan}`, en: `You’re ${yuan} short` }),
  shortHow: {
    zh: '订单会为您保留到付款期限。充值到账后回到这里付款，或直接用下面的方式付这一笔。',
    en: 'We’ll keep your order until the payment deadline. Top up and come back to pay, or pay this order directly with a method below.',
  },
  recharge: { zh: '去充值', en: 'Top up' },
  otherWays: { zh: '其他付款方式', en: 'Other ways to pay' },
  noPassword: { zh: '还没有设置支付密码', en: 'No payment password yet' },
  noPasswordNote: {
    zh: '支付密码是 6 位数字，和登录密码分开，付款时使用。设置好会回到这里。',
    en: 'A payment password has 6 digits, is separate from your login password, and is needed for each payment. You’ll come back here once it’s set.',
  },
  setPassword: { zh: '去设置支付密码', en: 'Set payment password' },
  passwordLabel: { zh: '支付密码', en: 'Payment password' },
  forgot: { zh: '忘记支付密码', en: 'Forgot payment password?' },
  retry: { zh: '再试一次', en: 'Try again' },
  pay: (yuan: string) => ({ zh: `支付 ${yuan}`, en: `Pay ${yuan}` }),
  payNote: {
    zh: '款项由店渡托管，交接确认后才放给卖家',
    en: 'Diandu holds your money in escrow until you confirm receipt',
  },
  paying: { zh: '正在支付，请不要重复操作', en: 'Paying. Please wait and don’t press again' },
  payLater: { zh: '先不付，看订单', en: 'Pay later and view order' },
  timeLeft: { zh: '剩余付款时间', en: 'Time left to pay' },
  taken: {
    zh: '这家店铺刚刚被别人买走了。您没有被扣款，订单已自动取消。',
    en: 'Another buyer has just bought this shop. You haven’t been charged, and your order was cancelled automatically.',
  },
  takenAction: { zh: '看看相似的店铺', en: 'View similar shops' },
  lost: { zh: '您填写的内容都还在，请再试一次。', en: 'Everything you entered is still here. Please try again.' },
  priceChanged: (was: string, now: string) => ({
    zh: `卖家刚把价格从 ${was} 改成 ${now}，请按新价格重新确认。`,
    en: `The seller has just changed the price from ${was} to ${now}. Please review and confirm the new price.`,
  }),
  check: { zh: '再查一次', en: 'Check again' },
  advice: {
    'payment-password-locked': {
      zh: '没有扣款，订单会保留到付款期限。',
      en: 'You haven’t been charged. We’ll keep your order until the payment deadline.',
    },
    'balance-short': {
      zh: '没有扣款，订单会保留到付款期限。',
      en: 'You haven’t been charged. We’ll keep your order until the payment deadline.',
    },
    'order-not-payable': {
      zh: '没有扣款。那笔订单已经结束，您可以重新下单。',
      en: 'You haven’t been charged. That order has ended, but you can place a new one.',
    },
  } as Advice,
})
