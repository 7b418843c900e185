import type { Act, Clause, Otherwise, OrderStatus, Turn } from '@diandu/core/orders'
import { defineWords } from './words.ts'

/** The figures of a deal, as they stand in the sentences of its agreement. */
export interface ClauseFigures {
  readonly price: string
  readonly deposit: string
  readonly balance: string
  readonly fee: string
  readonly now: string
  readonly later: string
  readonly damages: string
}

interface ClauseWords {
  readonly title: string
  readonly text: (figures: ClauseFigures) => string
}

type Clauses = Readonly<Record<Clause, ClauseWords>>

const zhClauses: Clauses = {
  subject: {
    title: '买什么',
    text: ({ price }) => `您向卖家购买本页所列的店铺，连同它的账号、店铺数据和页面写明的全部资质，价款 ${price}。`,
  },
  'company-shop': {
    title: '企业店怎么转',
    text: () => '这是企业店，通过公司股权转让：您取得公司 51% 或以上的股权，并变更为法定代表人。',
  },
  'full-payment': {
    title: '全款付款',
    text: ({ now, price, fee }) => `下单后 24 小时内一次付清 ${now}，其中价款 ${price}、居间服务费 ${fee}。`,
  },
  'deposit-payment': {
    title: '定金和尾款',
    text: ({ deposit, later, balance, fee }) =>
      `下单后 24 小时内付定金 ${deposit}（价款的 20%）。付定金后 7 个自然日内看店、签约并付清 ${later}，其中尾款 ${balance}、居间服务费 ${fee}。`,
  },
  'service-fee': {
    title: '居间服务费',
    text: ({ fee }) => `店渡收取价款的 10% 作为居间服务费，共 ${fee}，由您支付。交易没有成、款项全部退还时，这笔费用一并退还。`,
  },
  escrow: {
    title: '资金托管',
    text: () => '您付的钱由店渡托管。在您确认交接无误之前，卖家拿不到这笔钱。',
  },
  signing: {
    title: '签合同',
    text: () => '卖家签署合同后，您在 3 天内签署。',
  },
  'hand-over': {
    title: '交接',
    text: () => '合同签好后，卖家在 7 个自然日内把店铺交接给您。',
  },
  mismatch: {
    title: '和描述不符怎么办',
    text: () => '交接后 72 小时内，如果店铺和页面描述不符，您可以申请退款，由店渡核实处理。',
  },
  'buyer-gives-up': {
    title: '您中途不买了',
    text: ({ damages }) => `店铺与描述相符而您不买了，要付给卖家违约金 ${damages}，其余退还给您。`,
  },
  'seller-fails': {
    title: '卖家不卖了',
    text: ({ damages }) => `卖家违约，您付的全部款项退还，卖家另外承担违约金 ${damages}。`,
  },
}

const enClauses: Clauses = {
  subject: {
    title: 'What you buy',
    text: ({ price }) => `You buy the shop shown on its page, with its account, its data and every right named there, for ${price}.`,
  },
  'company-shop': {
    title: 'A company shop',
    text: () => 'This shop is sold with its company: you receive 51% or more of the equity and become its legal representative.',
  },
  'full-payment': {
    title: 'Paying in full',
    text: ({ now, price, fee }) => `You pay ${now} within 24 hours of ordering: the price of ${price} and the service fee of ${fee}.`,
  },
  'deposit-payment': {
    title: 'Deposit and balance',
    text: ({ deposit, later, balance, fee }) =>
      `You pay a deposit of ${deposit} (20% of the price) within 24 hours of ordering. Within 7 natural days you view the shop, sign, and pay ${later}: the balance of ${balance} and the service fee of ${fee}.`,
  },
  'service-fee': {
    title: 'Service fee',
    text: ({ fee }) => `Diandu charges 10% of the price, ${fee}, which you pay. It comes back whenever everything you paid is refunded.`,
  },
  escrow: { title: 'Money held', text: () => 'Diandu holds what you pay. The seller cannot have it before you confirm the hand-over.' },
  signing: { title: 'Signing', text: () => 'Once the seller has signed the contract, you sign within 3 days.' },
  'hand-over': { title: 'Hand-over', text: () => 'With the contract signed, the seller hands the shop over within 7 natural days.' },
  mismatch: {
    title: 'If it is not as described',
    text: () => 'Within 72 hours of the hand-over you can ask for a refund where the shop differs from its page; Diandu looks into it.',
  },
  'buyer-gives-up': {
    title: 'If you give up',
    text: ({ damages }) => `If the shop is as described and you give up, the seller receives ${damages} as damages and the rest comes back to you.`,
  },
  'seller-fails': {
    title: 'If the seller fails',
    text: ({ damages }) => `If the seller fails, everything you paid comes back and the seller owes damages of ${damages}.`,
  },
}

type Statuses = Readonly<Record<OrderStatus, string>>
type Texts<Key extends string> = Readonly<Record<Key, string>>

interface OrderWords {
  readonly tenThousand: string | undefined
  readonly checkout: {
    readonly steps: { readonly label: string; readonly choosing: string; readonly reading: string; readonly confirming: string; readonly paying: string }
    readonly planLegend: string
    readonly plans: Texts<'full' | 'deposit'>
    readonly planDetail: Readonly<Record<'full' | 'deposit', (now: string, later: string) => string>>
    readonly read: string
    readonly readNote: string
    readonly agreement: string
    readonly agreementLead: string
    readonly agree: string
    readonly accept: string
    readonly acceptHint: string
    readonly confirmLead: string
    readonly summary: Texts<'shop' | 'plan' | 'now' | 'later' | 'payBy' | 'damages'>
    readonly nothingLater: string
    readonly payByText: string
    readonly submit: string
    readonly submitNote: string
    readonly submitting: string
    readonly amountDue: Readonly<Record<'full' | 'deposit' | 'balance', string>>
    readonly balance: (yuan: string) => string
    readonly short: (yuan: string) => string
    readonly shortHow: (name: string) => string
    readonly noPassword: string
    readonly noPasswordNote: string
    readonly setPassword: string
    readonly passwordLabel: string
    readonly forgot: string
    readonly pay: (yuan: string) => string
    readonly payNote: string
    readonly paying: string
    readonly payLater: string
    readonly timeLeft: string
    readonly taken: string
    readonly takenAction: string
    readonly lost: string
    readonly priceChanged: (was: string, now: string) => string
    readonly check: string
  }
  readonly paid: {
    readonly title: string
    readonly amount: string
    readonly held: string
    readonly next: string
    readonly toOrder: string
    readonly toMarket: string
  }
  readonly list: {
    readonly label: string
    readonly groups: Texts<'all' | 'unpaid' | 'open' | 'completed' | 'closed'>
    readonly empty: string
    readonly emptyAction: string
    readonly more: string
    readonly loading: string
    readonly end: string
    readonly failed: string
    readonly retry: string
    readonly role: Texts<'buyer' | 'seller'>
    readonly pull: Texts<'pull' | 'release' | 'refreshing' | 'refresh'>
  }
  readonly detail: {
    readonly timeline: string
    readonly stateWords: Texts<'done' | 'now' | 'next' | 'failed'>
    readonly number: string
    readonly copy: string
    readonly copied: string
    readonly copyFailed: string
    readonly placedAt: string
    readonly plan: string
    readonly paid: string
    readonly price: string
    readonly fee: string
    readonly terms: string
    readonly pay: (yuan: string) => string
    readonly cancel: string
    readonly cancelTitle: string
    readonly cancelText: string
    readonly cancelConfirm: string
    readonly keep: string
    readonly cancelled: string
    readonly notFound: string
    readonly toOrders: string
    readonly toShop: string
    readonly cancelReasons: Texts<'buyer' | 'late' | 'taken'>
    readonly deal: string
    readonly sections: Texts<'figures'>
  }
  readonly statuses: Statuses
  readonly turns: Texts<Turn>
  readonly yourTurn: string
  readonly acts: Texts<Act>
  readonly byWhen: (when: string) => string
  readonly noDay: string
  readonly otherwise: Texts<Otherwise>
  readonly clauses: Clauses
  readonly leftDays: (days: string, hours: string) => string
  readonly leftHours: (hours: string, minutes: string) => string
  readonly leftMinutes: (minutes: string) => string
  readonly over: string
}

export const orderWords = defineWords<OrderWords>(
  {
    tenThousand: '万',
    checkout: {
      steps: { label: '下单进度', choosing: '付款方式', reading: '读协议', confirming: '确认', paying: '付款' },
      planLegend: '怎么付款',
      plans: { full: '全款付清', deposit: '先付 20% 定金' },
      planDetail: {
        full: (now) => `现在付 ${now}，以后不再付价款`,
        deposit: (now, later) => `现在付 ${now}，7 个自然日内付 ${later}`,
      },
      read: '下一步：读协议',
      readNote: '现在还不会扣款',
      agreement: '购买协议',
      agreementLead: '下面每个数字都是这笔交易自己的。请逐条读完。',
      agree: '我已逐条读完，理解违约金和退款的约定',
      accept: '同意并继续',
      acceptHint: '勾选上面一行后可以继续',
      confirmLead: '最后看一遍，没有问题就提交。',
      summary: { shop: '店铺', plan: '付款方式', now: '现在要付', later: '以后要付', payBy: '付款期限', damages: '中途不买的违约金' },
      nothingLater: '没有',
      payByText: '提交后 24 小时内',
      submit: '提交订单',
      submitNote: '提交不扣款，付款前随时可取消',
      submitting: '正在提交',
      amountDue: { full: '应付全款（含服务费）', deposit: '应付定金', balance: '应付尾款（含服务费）' },
      balance: (yuan) => `钱包可用 ¥${yuan}`,
      short: (yuan) => `余额还差 ¥${yuan}`,
      shortHow: (name) => `订单会为您保留到付款期限。请联系客服充值到账户“${name}”，到账后回到这里付款。`,
      noPassword: '还没有设置支付密码',
      noPasswordNote: '支付密码是 6 位数字，和登录密码分开，付款时使用。设置好会回到这里。',
      setPassword: '去设置支付密码',
      passwordLabel: '支付密码',
      forgot: '忘记支付密码',
      pay: (yuan) => `支付 ¥${yuan}`,
      payNote: '款项由店渡托管，交接确认后才放给卖家',
      paying: '正在支付，请不要重复操作',
      payLater: '先不付，看订单',
      timeLeft: '剩余付款时间',
      taken: '这家店铺刚刚被别人买走了。您没有被扣款，订单已自动取消。',
      takenAction: '看看相似的店铺',
      lost: '您填写的内容都还在，请再试一次。',
      priceChanged: (was, now) => `卖家刚把价格从 ${was} 改成 ${now}，请按新价格重新确认。`,
      check: '再查一次',
    },
    paid: {
      title: '支付成功',
      amount: '已托管',
      held: '这笔钱在店渡的托管账户里，您确认交接之前不会放给卖家。',
      next: '接下来',
      toOrder: '看订单进度',
      toMarket: '回市场逛逛',
    },
    list: {
      label: '我的订单',
      groups: { all: '全部', unpaid: '待付款', open: '进行中', completed: '已完成', closed: '已关闭' },
      empty: '这里还没有订单',
      emptyAction: '去找一家店铺',
      more: '加载更多',
      loading: '正在加载',
      end: '以上是全部订单',
      failed: '订单没有加载出来',
      retry: '再试一次',
      role: { buyer: '我买的', seller: '我卖的' },
      pull: { pull: '下拉刷新', release: '松开刷新', refreshing: '正在刷新', refresh: '刷新订单' },
    },
    detail: {
      timeline: '订单进度',
      stateWords: { done: '已完成', now: '进行中', next: '接下来', failed: '已终止' },
      number: '订单号',
      copy: '复制',
      copied: '复制成功',
      copyFailed: '复制失败',
      placedAt: '下单时间',
      plan: '付款方式',
      paid: '已付（托管中）',
      price: '成交价',
      fee: '居间服务费',
      terms: '这笔交易的协议',
      pay: (yuan) => `去付款 ¥${yuan}`,
      cancel: '取消订单',
      cancelTitle: '取消这笔订单？',
      cancelText: '还没有付款，取消不收任何费用。店铺还在售的话，可以重新下单。',
      cancelConfirm: '取消订单',
      keep: '再想想',
      cancelled: '订单已取消',
      notFound: '没有找到这笔订单',
      toOrders: '看全部订单',
      toShop: '看店铺',
      cancelReasons: { buyer: '您取消了订单', late: '24 小时内没有付款，订单自动取消', taken: '店铺被别的买家先付款买走' },
      deal: '交易信息',
      sections: { figures: '金额' },
    },
    statuses: {
      1: '等待付款',
      2: '已取消',
      3: '定金已付',
      4: '已付清，待签合同',
      5: '交接中',
      6: '交易完成',
      7: '退款审核中',
      8: '违约关闭',
      9: '已退款',
    },
    turns: { buyer: '轮到买家', seller: '轮到卖家', house: '店渡处理中' },
    yourTurn: '轮到您了',
    acts: {
      pay: '付款',
      'pay-balance': '付清尾款',
      'seller-sign': '卖家签署合同',
      sign: '签署合同',
      'hand-over': '卖家交接店铺',
      confirm: '确认交接',
      'review-refund': '审核退款',
    },
    byWhen: (when) => `${when} 前`,
    noDay: '没有固定期限',
    otherwise: {
      'order-cancelled': '逾期订单自动取消，不收费用',
      'deposit-forfeited': '逾期视为放弃，定金付给卖家',
      'damages-forfeited': '逾期视为放弃，按协议扣除违约金',
      'refund-review': '逾期进入退款审核',
      'mismatch-closed': '逾期不能再报告不符',
    },
    clauses: zhClauses,
    leftDays: (days, hours) => `${days} 天 ${hours} 小时`,
    leftHours: (hours, minutes) => `${hours} 小时 ${minutes} 分`,
    leftMinutes: (minutes) => `${minutes} 分钟`,
    over: '已到期',
  },
  {
    tenThousand: undefined,
    checkout: {
      steps: { label: 'Progress', choosing: 'Payment', reading: 'Agreement', confirming: 'Review', paying: 'Pay' },
      planLegend: 'How to pay',
      plans: { full: 'In full', deposit: '20% deposit first' },
      planDetail: {
        full: (now) => `${now} now, nothing more for the price later`,
        deposit: (now, later) => `${now} now, ${later} within 7 natural days`,
      },
      read: 'Next: the agreement',
      readNote: 'Nothing is charged yet',
      agreement: 'Purchase agreement',
      agreementLead: 'Every figure below belongs to this deal. Please read each clause.',
      agree: 'I have read every clause and understand damages and refunds',
      accept: 'Accept and go on',
      acceptHint: 'Tick the line above to go on',
      confirmLead: 'One last look, then place the order.',
      summary: { shop: 'Shop', plan: 'Payment', now: 'Due now', later: 'Due later', payBy: 'Pay within', damages: 'Damages if you give up' },
      nothingLater: 'Nothing',
      payByText: '24 hours of placing it',
      submit: 'Place the order',
      submitNote: 'Nothing is charged; cancel any time before paying',
      submitting: 'Placing the order',
      amountDue: { full: 'Due in full (with service fee)', deposit: 'Deposit due', balance: 'Balance due (with service fee)' },
      balance: (yuan) => `¥${yuan} in your wallet`,
      short: (yuan) => `You are ¥${yuan} short`,
      shortHow: (name) => `The order is kept until its deadline. Ask customer service to credit the account “${name}”, then come back here.`,
      noPassword: 'No payment password yet',
      noPasswordNote: 'It has 6 digits, is separate from your login, and is asked for with each payment. You come back here afterwards.',
      setPassword: 'Set a payment password',
      passwordLabel: 'Payment password',
      forgot: 'Forgotten the payment password',
      pay: (yuan) => `Pay ¥${yuan}`,
      payNote: 'We hold the money until you confirm the hand-over',
      paying: 'Paying, please wait',
      payLater: 'Not now, show the order',
      timeLeft: 'Time left to pay',
      taken: 'Somebody else has just bought this shop. Nothing was charged, and your order was cancelled.',
      takenAction: 'See similar shops',
      lost: 'What you filled in is still here. Please try again.',
      priceChanged: (was, now) => `The seller has just changed the price from ${was} to ${now}. Please review it again.`,
      check: 'Check again',
    },
    paid: {
      title: 'Payment received',
      amount: 'Held for you',
      held: 'The money is in our custody and stays there until you confirm the hand-over.',
      next: 'What comes next',
      toOrder: 'Follow the order',
      toMarket: 'Back to the market',
    },
    list: {
      label: 'My orders',
      groups: { all: 'All', unpaid: 'To pay', open: 'Under way', completed: 'Done', closed: 'Closed' },
      empty: 'No orders here yet',
      emptyAction: 'Find a shop',
      more: 'Load more',
      loading: 'Loading',
      end: 'That is all of them',
      failed: 'The orders did not load',
      retry: 'Try again',
      role: { buyer: 'Buying', seller: 'Selling' },
      pull: { pull: 'Pull to refresh', release: 'Release to refresh', refreshing: 'Refreshing', refresh: 'Refresh the orders' },
    },
    detail: {
      timeline: 'Progress',
      stateWords: { done: 'Done', now: 'Now', next: 'Next', failed: 'Ended' },
      number: 'Order number',
      copy: 'Copy',
      copied: 'Copied',
      copyFailed: 'Could not copy',
      placedAt: 'Placed',
      plan: 'Payment',
      paid: 'Paid (held)',
      price: 'Price',
      fee: 'Service fee',
      terms: 'The agreement of this deal',
      pay: (yuan) => `Pay ¥${yuan}`,
      cancel: 'Cancel the order',
      cancelTitle: 'Cancel this order?',
      cancelText: 'Nothing has been paid and cancelling is free. While the shop is for sale you can order it again.',
      cancelConfirm: 'Cancel the order',
      keep: 'Keep it',
      cancelled: 'Order cancelled',
      notFound: 'This order could not be found',
      toOrders: 'All my orders',
      toShop: 'See the shop',
      cancelReasons: { buyer: 'You cancelled it', late: 'Not paid within 24 hours', taken: 'Another buyer paid first' },
      deal: 'The deal',
      sections: { figures: 'Amounts' },
    },
    statuses: {
      1: 'Awaiting payment',
      2: 'Cancelled',
      3: 'Deposit paid',
      4: 'Paid, to be signed',
      5: 'Handing over',
      6: 'Completed',
      7: 'Refund under review',
      8: 'Closed with damages',
      9: 'Refunded',
    },
    turns: { buyer: 'The buyer’s turn', seller: 'The seller’s turn', house: 'With Diandu' },
    yourTurn: 'Your turn',
    acts: {
      pay: 'Pay',
      'pay-balance': 'Pay the balance',
      'seller-sign': 'The seller signs the contract',
      sign: 'Sign the contract',
      'hand-over': 'The seller hands the shop over',
      confirm: 'Confirm the hand-over',
      'review-refund': 'Review the refund',
    },
    byWhen: (when) => `By ${when}`,
    noDay: 'No fixed day',
    otherwise: {
      'order-cancelled': 'Otherwise the order is cancelled, free of charge',
      'deposit-forfeited': 'Otherwise the deposit goes to the seller',
      'damages-forfeited': 'Otherwise damages are taken as agreed',
      'refund-review': 'Otherwise a refund review begins',
      'mismatch-closed': 'After that a mismatch can no longer be reported',
    },
    clauses: enClauses,
    leftDays: (days, hours) => `${days} d ${hours} h`,
    leftHours: (hours, minutes) => `${hours} h ${minutes} min`,
    leftMinutes: (minutes) => `${minutes} min`,
    over: 'Over',
  },
)
