import { defineMessages } from '../messages.ts'

export const orderMessages = defineMessages({
  plans: {
    full: { zh: '全款付清', en: 'Pay in full' },
    deposit: { zh: '先付 20% 定金', en: 'Pay a 20% deposit first' },
  },
  goesOn: { zh: '继续交接', en: 'Handover continues' },
  /** After a review of what was seen at the viewing. */
  afterViewingReview: { zh: '看店审核结束，订单继续', en: 'Viewing review finished, order continues' },
  turns: {
    buyer: { zh: '轮到买家', en: 'The buyer’s turn' },
    seller: { zh: '轮到卖家', en: 'The seller’s turn' },
    house: { zh: '店渡处理中', en: 'With Diandu' },
  },
  yourTurn: { zh: '轮到您了', en: 'Your turn' },
  acts: {
    pay: { zh: '付款', en: 'pay' },
    'pay-balance': { zh: '付清尾款', en: 'pay the balance due' },
    'open-viewing': { zh: '开放看店', en: 'open the shop for viewing' },
    'seller-sign': { zh: '签署合同', en: 'sign the contract' },
    sign: { zh: '签署合同', en: 'sign the contract' },
    'hand-over': { zh: '交接店铺', en: 'hand over the shop' },
    confirm: { zh: '确认交接', en: 'confirm receipt' },
    'review-refund': { zh: '审核退款', en: 'reviewing the refund' },
    'look-at-papers': { zh: '审核签署材料', en: 'reviewing the signing documents' },
    'another-paper': { zh: '重新提交材料', en: 'submit another document' },
    'view-first': {
      zh: '请卖家开放看店，看好再付清尾款',
      en: 'ask the seller to open the shop, then pay the balance due',
    },
  },
  byWhen: (when: string) => ({ zh: `${when} 前`, en: `By ${when}` }),
  /** Where no day is fixed: what happens next, and what to do about a long wait. */
  noDay: {
    'open-viewing': {
      buyer: (asked: string) => ({
        zh: `等卖家开放看店。您的定金在店渡托管中。到 ${asked} 卖家还没开放，店渡会找卖家核实：是卖家不履约的，定金全部退回，卖家另欠您违约金。`,
        en: `Waiting for the seller to open the shop for viewing. Diandu holds your deposit in escrow. If the shop isn’t open by ${asked}, we’ll ask the seller why. If the seller fails to deliver, your whole deposit comes back and the seller owes you damages.`,
      }),
      seller: (asked: string) => ({
        zh: `买家付了定金，在等着看店。到 ${asked} 还没开放，店渡会找您核实；不能继续的，定金全部退回买家，您欠买家违约金。`,
        en: `The buyer has paid the deposit and is waiting to view the shop. If it isn’t open by ${asked}, we’ll ask you why. If you can’t go on, the deposit goes back to the buyer and you owe damages.`,
      }),
    },
    'seller-sign': {
      buyer: (asked: string) => ({
        zh: `您付的钱在店渡托管中，双方签好并交接以前不会付给卖家。到 ${asked} 卖家还没签，店渡会找卖家核实：是卖家不履约的，您付的全部退回，卖家另欠您违约金。卖家签完，您有 3 天时间签署。`,
        en: `Diandu holds your money in escrow. It isn’t paid to the seller before both of you have signed and the shop is yours. If the seller hasn’t signed by ${asked}, we’ll ask them why. If the seller fails to deliver, everything comes back to you and the seller owes you damages. Once they sign, you have 3 days to sign.`,
      }),
      seller: (asked: string) => ({
        zh: `签得越早，交接越早。到 ${asked} 还没签，店渡会找您核实；不能继续的，款项全部退回买家，您欠买家违约金。您签完，买家有 3 天时间签署。`,
        en: `The sooner you sign, the sooner the handover. If you haven’t signed by ${asked}, we’ll ask you why. If you can’t go on, everything goes back to the buyer and you owe damages. Once you sign, the buyer has 3 days to sign.`,
      }),
    },
    'review-refund': {
      buyer: {
        zh: '审核没有截止日。店渡核对双方的材料后，把结果和理由写在这一页：同意就全额退回您的余额，不同意订单就继续。等久了可以找客服。',
        en: 'Reviews have no deadline. We’ll check what both parties submitted, then post the result and the reason here. If the refund is approved, everything you paid goes back to your balance. If not, the order continues. If this takes a long time, contact customer support.',
      },
      seller: {
        zh: '审核没有截止日。店渡核对双方的材料后，把结果和理由写在这一页：同意就全额退回买家，不同意订单就继续。等久了可以找客服。',
        en: 'Reviews have no deadline. We’ll check what both parties submitted, then post the result and the reason here. If the refund is approved, everything goes back to the buyer. If not, the order continues. If this takes a long time, contact customer support.',
      },
    },
    'look-at-papers': {
      other: {
        zh: '店渡正在人工审核对方的签署材料，通过后轮到对方签署。等久了可以找客服。',
        en: 'The other party’s signing documents are under review. Once they’re approved, it’s the other party’s turn to sign. If this takes a long time, contact customer support.',
      },
      own: {
        zh: '店渡正在人工审核您的签署材料，您现在不用再做什么。通过后会再轮到您签署；没有通过，合同页会写明原因。等久了可以找客服。',
        en: 'Your signing documents are under review. You don’t need to do anything now. Once they’re approved, it’s your turn to sign. If they’re not, you’ll see the reason on the contract page. If this takes a long time, contact customer support.',
      },
    },
    /** With the deposit alone: nothing waits for it yet. */
    early: {
      zh: '现在可以先签。买家付清尾款、双方都签好，就开始交接。',
      en: 'You can sign now. The handover begins once the buyer has paid the balance and both of you have signed.',
    },
    other: {
      buyer: {
        zh: '没有截止日，等久了可以找客服。',
        en: 'No deadline. If this takes a long time, contact customer support.',
      },
      seller: {
        zh: '没有截止日，等久了可以找客服。',
        en: 'No deadline. If this takes a long time, contact customer support.',
      },
    },
  },
  /** The buyer has the shop, and the 72 hours are over. */
  silent: {
    buyer: (when: string) => ({
      zh: `核对的 72 小时到 ${when} 为止，已不能再报告不符。请尽快确认交接；一直不确认的，店渡核实交接已经完成后，可以视为您已确认，把价款付给卖家。有问题请马上找客服。`,
      en: `Your 72 hours to check ended on ${when}, so you can no longer report that the shop isn’t as described. Please confirm receipt soon. If you don’t, Diandu may, once it has verified that the handover is complete, treat it as confirmed and pay the price to the seller. If something’s wrong, contact customer support now.`,
    }),
    seller: (when: string) => ({
      zh: `买家核对的 72 小时到 ${when} 为止，买家还没有确认。您不用再做什么：店渡会找买家，并核实交接是否完成；已经完成的，可以视为买家已确认，把价款付给您。等久了可以找客服。`,
      en: `The buyer’s 72 hours to check ended on ${when}, and they haven’t confirmed yet. You don’t need to do anything else. We’ll contact the buyer and verify that the handover is complete. If it is, we may treat it as confirmed, and the price is paid to you. If this takes a long time, contact customer support.`,
    }),
  },
  support: { zh: '联系客服', en: 'Contact support' },
  otherwise: {
    'order-cancelled': { zh: '逾期订单自动取消，不收费用', en: 'If late, the order is cancelled at no cost.' },
    'deposit-forfeited': {
      zh: '逾期视为放弃购买，定金付给卖家',
      en: 'If late, the purchase is treated as cancelled by the buyer, and the deposit goes to the seller.',
    },
    'damages-forfeited': {
      zh: '逾期视为放弃购买，按协议扣除违约金',
      en: 'If late, the purchase is treated as cancelled by the buyer, and damages are deducted as agreed.',
    },
    'refund-review': { zh: '逾期进入退款审核', en: 'If late, a refund review begins.' },
    'mismatch-closed': {
      zh: '逾期不能再报告不符；店渡核实后，可以视为已确认',
      en: 'After that, the shop can no longer be reported as not as described, and Diandu may, after checking the handover, treat it as confirmed.',
    },
  },
  /** Why an unpaid order ended; only its buyer has ever seen it. */
  cancelReasons: {
    buyer: { zh: '您取消了订单', en: 'You cancelled this order' },
    late: { zh: '24 小时内没有付款，订单自动取消', en: 'Not paid within 24 hours' },
    taken: { zh: '店铺被别的买家先付款买走', en: 'Another buyer paid first' },
  },
  leftDays: (days: string, hours: string) => ({ zh: `${days} 天 ${hours} 小时`, en: `${days} d ${hours} h` }),
  leftHours: (hours: string, minutes: string) => ({
    zh: `${hours} 小时 ${minutes} 分`,
    en: `${hours} h ${minutes} min`,
  }),
  over: { zh: '已到期', en: 'Time’s up' },
})
