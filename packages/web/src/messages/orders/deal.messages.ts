import { defineMessages } from '../messages.ts'

/** Actions of buyer and seller on a paid order, and their costs. */
export const dealMessages = defineMessages({
  keep: { zh: '再想想', en: 'Not now' },
  sellerSigned: (when: string) => ({ zh: `卖家已于 ${when} 签署`, en: `Seller signed on ${when}` }),
  buyerSigned: (when: string) => ({ zh: `买家已于 ${when} 签署`, en: `Buyer signed on ${when}` }),
  viewingOpened: (when: string) => ({ zh: `卖家已于 ${when} 开放看店`, en: `Seller opened the viewing on ${when}` }),
  viewed: (when: string) => ({ zh: `买家已于 ${when} 看店`, en: `Buyer viewed the shop on ${when}` }),
  handedOver: (when: string) => ({ zh: `卖家已于 ${when} 交接店铺`, en: `Seller handed over the shop on ${when}` }),
  /** The amounts follow below, under a heading of their own. */
  closed: {
    zh: '款项已按协议分配，每一笔写在下面的“款项去向”里',
    en: 'The money was paid out as the agreement says. See each amount under “Where the money went” below',
  },
  handOver: {
    open: { zh: '店铺已交接给买家', en: 'I’ve handed over the shop' },
    note: { zh: '买家确认后，货款到您的账户', en: 'You’re paid once the buyer confirms' },
    title: { zh: '确认店铺已经交接？', en: 'Have you handed over the shop?' },
    text: {
      zh: '账号、密码、绑定手机和约定的资料都已经交给买家。买家有 72 小时核对，确认后您收到货款。',
      en: 'The buyer has the account, password, linked phone number and all agreed documents. They have 72 hours to check. Once they confirm, you’re paid.',
    },
    confirm: { zh: '确认已交接', en: 'Confirm handover' },
    done: { zh: '已通知买家核对', en: 'We’ve asked the buyer to check' },
  },
  confirm: {
    open: { zh: '确认账单，完成交易', en: 'Confirm receipt and complete' },
    note: { zh: '确认后货款付给卖家，不能撤回', en: 'The seller gets paid. This can’t be undone' },
    title: { zh: '确认账单', en: 'Confirm receipt' },
    text: {
      zh: '店铺已经在您手里，并且与描述一致。确认后交易完成。',
      en: 'You have the shop and it’s as described. Confirming completes the deal.',
    },
    toSeller: { zh: '付给卖家', en: 'To the seller' },
    toOperator: { zh: '居间服务费', en: 'Service fee' },
    total: { zh: '合计（来自托管）', en: 'Total (from escrow)' },
    act: { zh: '确认并完成交易', en: 'Confirm and complete' },
    done: { zh: '交易完成，货款已付给卖家', en: 'Deal completed. The seller has been paid' },
  },
  mismatch: {
    open: { zh: '店铺与描述不符，申请退款', en: 'Not as described? Request a refund' },
    over: { zh: '72 小时已过，不能再申请退款', en: 'The 72 hours are over. You can no longer request a refund' },
  },
  giveUp: {
    open: { zh: '放弃购买', en: 'Cancel the purchase' },
    cost: (damages: string, back: string) => ({
      zh: `违约金 ${damages} 付给卖家，退回您 ${back}`,
      en: `${damages} goes to the seller as damages. You get back ${back}`,
    }),
    title: { zh: '放弃购买要付违约金', en: 'Cancelling means paying damages' },
    text: (percent: string) => ({
      zh: `店铺与描述一致而您放弃，按协议付给卖家成交价的 ${percent}%，其余退回您的余额。`,
      en: `If the shop is as described and you cancel the purchase, ${percent}% of the price goes to the seller as agreed. The rest goes back to your balance.`,
    }),
    damages: { zh: '付给卖家的违约金', en: 'Damages paid to the seller' },
    back: { zh: '退回您的余额', en: 'Back to your balance' },
    act: (yuan: string) => ({ zh: `放弃，付违约金 ${yuan}`, en: `Cancel and pay ${yuan} in damages` }),
    done: { zh: '订单已关闭，其余款项已退回', en: 'Order closed. The rest is back in your balance' },
  },
  fail: {
    open: { zh: '我不能继续交易', en: 'I can’t complete this deal' },
    title: { zh: '确认不能继续交易？', en: 'Pull out of this deal?' },
    text: (yuan: string) => ({
      zh: `买家已付的全部款项会立即退回。您违约，欠买家 ${yuan}，从您以后的货款里扣除。店铺会下架。`,
      en: `The buyer gets back everything they paid right away. You’ll be in breach and owe the buyer ${yuan}, taken from your future sale proceeds. Your shop will be taken off sale.`,
    }),
    back: { zh: '立即退回买家', en: 'Refunded to the buyer right away' },
    owed: { zh: '您欠买家的违约金', en: 'Damages you owe the buyer' },
    confirm: { zh: '确认，退回全款', en: 'Pull out and refund the buyer' },
    done: { zh: '已退回买家全部款项', en: 'The buyer has been refunded in full' },
  },
  refund: {
    title: { zh: '退款审核', en: 'Refund review' },
    waiting: {
      zh: '店渡正在核对，结果会写在这里。款项一直在托管中。',
      en: 'We’re reviewing this and will post the result here. The money stays in escrow.',
    },
    late: {
      zh: '卖家没有在期限内交接，订单自动进入退款审核。',
      en: 'The seller didn’t hand over in time, so a refund review started automatically.',
    },
    reason: { zh: '原因', en: 'Reason' },
    messages: { zh: '说明', en: 'Details' },
    reportedAt: { zh: '提交时间', en: 'Reported' },
    pictures: { zh: '图片', en: 'Photos' },
    picture: (place: number) => ({ zh: `买家上传的图片 ${place}`, en: `Photo ${place} from the buyer` }),
    agreed: { zh: '同意退款：已付款项全部退回买家', en: 'Refund approved: everything paid goes back to the buyer' },
    refused: { zh: '不同意退款：继续交接', en: 'Refund not approved: the handover continues' },
    orderContinues: { zh: '不同意退款：订单继续', en: 'Refund not approved: the order continues' },
  },
})
