import { defineMessages } from '../messages.ts'

export const orderMessages = defineMessages(
  {
    plans: { full: '全款付清', deposit: '先付 20% 定金' },
    goesOn: '继续交接',
    /** After a review of what was seen at the viewing. */
    afterViewingReview: '看店审核结束，订单继续',
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
      'view-first': '请卖家开放看店，看好再付清尾款',
    },
    byWhen: (when: string) => `${when} 前`,
    /** Where no day is fixed: what happens next, and what to do about a long wait. */
    noDay: {
      'open-viewing': {
        buyer: (asked: string) =>
          `等卖家开放看店。您的定金在店渡托管中。到 ${asked} 卖家还没开放，店渡会找卖家核实：是卖家不履约的，定金全部退回，卖家另欠您违约金。`,
        seller: (asked: string) =>
          `买家付了定金，在等着看店。到 ${asked} 还没开放，店渡会找您核实；不能继续的，定金全部退回买家，您欠买家违约金。`,
      },
      'seller-sign': {
        buyer: (asked: string) =>
          `您付的钱在店渡托管中，双方签好并交接以前不会付给卖家。到 ${asked} 卖家还没签，店渡会找卖家核实：是卖家不履约的，您付的全部退回，卖家另欠您违约金。卖家签完，您有 3 天时间签署。`,
        seller: (asked: string) =>
          `签得越早，交接越早。到 ${asked} 还没签，店渡会找您核实；不能继续的，款项全部退回买家，您欠买家违约金。您签完，买家有 3 天时间签署。`,
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
      /** With the deposit alone: nothing waits for it yet. */
      early: '现在可以先签。买家付清尾款、双方都签好，就开始交接。',
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
      'deposit-forfeited': '逾期视为放弃购买，定金付给卖家',
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
    over: '已到期',
  },
  {
    plans: { full: 'Pay in full', deposit: 'Pay a 20% deposit first' },
    goesOn: 'Handover continues',
    afterViewingReview: 'Viewing review finished, order continues',
    turns: { buyer: 'The buyer’s turn', seller: 'The seller’s turn', house: 'With Diandu' },
    yourTurn: 'Your turn',
    acts: {
      pay: 'pay',
      'pay-balance': 'pay the balance due',
      'open-viewing': 'open the shop for viewing',
      'seller-sign': 'sign the contract',
      sign: 'sign the contract',
      'hand-over': 'hand over the shop',
      confirm: 'confirm receipt',
      'review-refund': 'reviewing the refund',
      'look-at-papers': 'reviewing the signing documents',
      'another-paper': 'submit another document',
      'view-first': 'ask the seller to open the shop, then pay the balance due',
    },
    byWhen: (when) => `By ${when}`,
    noDay: {
      'open-viewing': {
        buyer: (asked) =>
          `Waiting for the seller to open the shop for viewing. Diandu holds your deposit in escrow. If the shop isn’t open by ${asked}, we’ll ask the seller why. If the seller fails to deliver, your whole deposit comes back and the seller owes you damages.`,
        seller: (asked) =>
          `The buyer has paid the deposit and is waiting to view the shop. If it isn’t open by ${asked}, we’ll ask you why. If you can’t go on, the deposit goes back to the buyer and you owe damages.`,
      },
      'seller-sign': {
        buyer: (asked) =>
          `Diandu holds your money in escrow. It isn’t paid to the seller before both of you have signed and the shop is yours. If the seller hasn’t signed by ${asked}, we’ll ask them why. If the seller fails to deliver, everything comes back to you and the seller owes you damages. Once they sign, you have 3 days to sign.`,
        seller: (asked) =>
          `The sooner you sign, the sooner the handover. If you haven’t signed by ${asked}, we’ll ask you why. If you can’t go on, everything goes back to the buyer and you owe damages. Once you sign, the buyer has 3 days to sign.`,
      },
      'review-refund': {
        buyer:
          'Reviews have no deadline. We’ll check what both parties submitted, then post the result and the reason here. If the refund is approved, everything you paid goes back to your balance. If not, the order continues. If this takes a long time, contact customer support.',
        seller:
          'Reviews have no deadline. We’ll check what both parties submitted, then post the result and the reason here. If the refund is approved, everything goes back to the buyer. If not, the order continues. If this takes a long time, contact customer support.',
      },
      'look-at-papers': {
        other:
          'The other party’s signing documents are under review. Once they’re approved, it’s the other party’s turn to sign. If this takes a long time, contact customer support.',
        own: 'Your signing documents are under review. You don’t need to do anything now. Once they’re approved, it’s your turn to sign. If they’re not, you’ll see the reason on the contract page. If this takes a long time, contact customer support.',
      },
      early: 'You can sign now. The handover begins once the buyer has paid the balance and both of you have signed.',
      other: {
        buyer: 'No deadline. If this takes a long time, contact customer support.',
        seller: 'No deadline. If this takes a long time, contact customer support.',
      },
    },
    silent: {
      buyer: (when) =>
        `Your 72 hours to check ended on ${when}, so you can no longer report that the shop isn’t as described. Please confirm receipt soon. If you don’t, Diandu may, once it has verified that the handover is complete, treat it as confirmed and pay the price to the seller. If something’s wrong, contact customer support now.`,
      seller: (when) =>
        `The buyer’s 72 hours to check ended on ${when}, and they haven’t confirmed yet. You don’t need to do anything else. We’ll contact the buyer and verify that the handover is complete. If it is, we may treat it as confirmed, and the price is paid to you. If this takes a long time, contact customer support.`,
    },
    support: 'Contact support',
    otherwise: {
      'order-cancelled': 'If late, the order is cancelled at no cost.',
      'deposit-forfeited':
        'If late, the purchase is treated as cancelled by the buyer, and the deposit goes to the seller.',
      'damages-forfeited':
        'If late, the purchase is treated as cancelled by the buyer, and damages are deducted as agreed.',
      'refund-review': 'If late, a refund review begins.',
      'mismatch-closed':
        'After that, the shop can no longer be reported as not as described, and Diandu may, after checking the handover, treat it as confirmed.',
    },
    cancelReasons: {
      buyer: 'You cancelled this order',
      late: 'Not paid within 24 hours',
      taken: 'Another buyer paid first',
    },
    leftDays: (days, hours) => `${days} d ${hours} h`,
    leftHours: (hours, minutes) => `${hours} h ${minutes} min`,
    over: 'Time’s up',
  },
)
