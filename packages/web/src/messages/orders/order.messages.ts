import { defineMessages } from '../messages.ts'

/** What is said of an order wherever it is shown. */
export const orderMessages = defineMessages(
  {
    plans: { full: '全款付清', deposit: '先付 20% 定金' },
    /** What happens when it comes to stand there: for what is past, and for what is to come. */
    steps: {
      'awaiting-payment': '提交订单',
      cancelled: '取消订单',
      'deposit-paid': '付定金',
      paid: '付清款项',
      'handing-over': '签好合同，开始交接',
      completed: '确认交接，交易完成',
      'refund-under-review': '申请退款',
      'closed-with-damages': '违约关闭',
      refunded: '退款',
    },
    goesOn: '继续交接',
    /** After a review of what was seen at the viewing. */
    standsAgain: '看店审核结束，订单继续',
    turns: { buyer: '轮到买家', seller: '轮到卖家', house: '店渡处理中' },
    yourTurn: '轮到您了',
    acts: {
      pay: '付款',
      'pay-balance': '付清尾款',
      'open-viewing': '开放看店',
      'seller-sign': '签署合同',
      sign: '签署合同',
      'hand-over': '交接店铺',
      confirm: '确认交接',
      'review-refund': '审核退款',
      'look-at-papers': '审核签署材料',
      'another-paper': '重新提交材料',
    },
    byWhen: (when: string) => `${when} 前`,
    /** Where no day is fixed: what happens next, and what to do about a long wait. */
    noDay: {
      'seller-sign': {
        buyer: '卖家签字没有截止日。卖家签完，您有 3 天时间签署。迟迟不签可以找客服，您付的钱一直在托管中。',
        seller: '您签字没有截止日，签得越早，交接越早。您签完，买家有 3 天时间签署。',
      },
      'review-refund': {
        buyer:
          '审核没有截止日。店渡核对双方的材料后，把结果和理由写在这一页：同意就全额退回您的余额，不同意订单就继续。等久了可以找客服。',
        seller:
          '审核没有截止日。店渡核对双方的材料后，把结果和理由写在这一页：同意就全额退回买家，不同意订单就继续。等久了可以找客服。',
      },
      'look-at-papers': {
        other: '店渡正在人工审核对方的签署材料，通过后轮到对方签署。等久了可以找客服。',
        own: '店渡正在人工审核您的签署材料，您现在不用再做什么。通过后会再轮到您签署；没有通过，合同页会写明原因。等久了可以找客服。',
      },
      other: { buyer: '没有截止日，等久了可以找客服。', seller: '没有截止日，等久了可以找客服。' },
    },
    /** The buyer has the shop, and the 72 hours are over. */
    silent: {
      buyer: (when: string) =>
        `核对的 72 小时到 ${when} 为止，已不能再报告不符。请尽快确认交接；一直不确认的，店渡核实交接已经完成后，可以视为您已确认，把价款付给卖家。有问题请马上找客服。`,
      seller: (when: string) =>
        `买家核对的 72 小时到 ${when} 为止，买家还没有确认。您不用再做什么：店渡会找买家，并核实交接是否完成；已经完成的，可以视为买家已确认，把价款付给您。等久了可以找客服。`,
    },
    support: '联系客服',
    otherwise: {
      'order-cancelled': '逾期订单自动取消，不收费用',
      'deposit-forfeited': '逾期视为放弃，定金付给卖家',
      'damages-forfeited': '逾期视为放弃购买，按协议扣除违约金',
      'refund-review': '逾期进入退款审核',
      'mismatch-closed': '逾期不能再报告不符；店渡核实后，可以视为已确认',
    },
    /** Why an unpaid order ended; only its buyer has ever seen it. */
    cancelReasons: {
      buyer: '您取消了订单',
      late: '24 小时内没有付款，订单自动取消',
      taken: '店铺被别的买家先付款买走',
    },
    leftDays: (days: string, hours: string) => `${days} 天 ${hours} 小时`,
    leftHours: (hours: string, minutes: string) => `${hours} 小时 ${minutes} 分`,
    leftMinutes: (minutes: string) => `${minutes} 分钟`,
    over: '已到期',
  },
  {
    plans: { full: 'In full', deposit: '20% deposit first' },
    steps: {
      'awaiting-payment': 'Order placed',
      cancelled: 'Cancelled',
      'deposit-paid': 'Deposit paid',
      paid: 'Paid in full',
      'handing-over': 'Signed, hand-over begins',
      completed: 'Hand-over confirmed',
      'refund-under-review': 'Refund asked for',
      'closed-with-damages': 'Closed with damages',
      refunded: 'Refunded',
    },
    goesOn: 'The hand-over goes on',
    standsAgain: 'The review of the viewing is over; the order goes on',
    turns: { buyer: 'The buyer’s turn', seller: 'The seller’s turn', house: 'With Diandu' },
    yourTurn: 'Your turn',
    acts: {
      pay: 'pay',
      'pay-balance': 'pay the balance',
      'open-viewing': 'open the shop for viewing',
      'seller-sign': 'sign the contract',
      sign: 'sign the contract',
      'hand-over': 'hand the shop over',
      confirm: 'confirm the hand-over',
      'review-refund': 'review of the refund',
      'look-at-papers': 'looking at the papers to sign upon',
      'another-paper': 'hand in another paper',
    },
    byWhen: (when) => `By ${when}`,
    noDay: {
      'seller-sign': {
        buyer:
          'The seller has no fixed day to sign. Once they have, you have 3 days. If it takes long, ask support; what you paid stays in escrow.',
        seller:
          'You have no fixed day to sign; the sooner you do, the sooner the hand-over. The buyer then has 3 days to sign.',
      },
      'review-refund': {
        buyer:
          'A review has no fixed day. Diandu looks at what both sides say and writes the result and the reason here: agreed, everything goes back to your balance; refused, the order goes on. If it takes long, ask support.',
        seller:
          'A review has no fixed day. Diandu looks at what both sides say and writes the result and the reason here: agreed, everything goes back to the buyer; refused, the order goes on. If it takes long, ask support.',
      },
      'look-at-papers': {
        other:
          'Somebody at Diandu is looking at what the other side handed in to sign upon. Once it is accepted, they sign. If it takes long, ask support.',
        own: 'Somebody at Diandu is looking at what you handed in to sign upon; there is nothing more for you to do now. Once it is accepted it is your turn to sign; if it is not, the reason stands on the contract’s page. If it takes long, ask support.',
      },
      other: {
        buyer: 'No fixed day. If it takes long, ask support.',
        seller: 'No fixed day. If it takes long, ask support.',
      },
    },
    silent: {
      buyer: (when) =>
        `The 72 hours to check ended on ${when}, and a mismatch can no longer be reported. Please confirm the hand-over soon; if you do not, Diandu may, after checking that the hand-over was made, treat it as confirmed and pay the price to the seller. If something is wrong, contact support now.`,
      seller: (when) =>
        `The buyer’s 72 hours to check ended on ${when}, and they have not confirmed yet. There is nothing more for you to do: Diandu asks the buyer and checks that the hand-over was made; if it was, it may be treated as confirmed, and the price is paid to you. If it takes long, contact support.`,
    },
    support: 'Contact support',
    otherwise: {
      'order-cancelled': 'Otherwise the order is cancelled, free of charge',
      'deposit-forfeited': 'Otherwise the deposit goes to the seller',
      'damages-forfeited': 'Otherwise damages are taken as agreed',
      'refund-review': 'Otherwise a refund review begins',
      'mismatch-closed':
        'After that a mismatch can no longer be reported, and Diandu may, after checking, treat the hand-over as confirmed',
    },
    cancelReasons: { buyer: 'You cancelled it', late: 'Not paid within 24 hours', taken: 'Another buyer paid first' },
    leftDays: (days, hours) => `${days} d ${hours} h`,
    leftHours: (hours, minutes) => `${hours} h ${minutes} min`,
    leftMinutes: (minutes) => `${minutes} min`,
    over: 'Over',
  },
)
