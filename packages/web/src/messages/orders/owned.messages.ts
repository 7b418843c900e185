import { defineMessages } from '../messages.ts'

/** A buyer has confirmed the receipt of their shop. */
export const ownedMessages = defineMessages({
  title: { zh: '店铺是您的了', en: 'The shop is yours now' },
  line: (title: string) => ({
    zh: `您已确认收到“${title}”，价款已付给卖家，交易完成。`,
    en: `You’ve confirmed receipt of “${title}”. The price was paid to the seller, and the deal is done.`,
  }),
  order: { zh: '看订单，写评价', en: 'View order and write a review' },
  invoice: { zh: '申请服务费发票', en: 'Request a service fee invoice' },
  firstWeek: { zh: '第一周要做的事', en: 'Your first week' },
  when: { today: { zh: '今天就做', en: 'Do today' }, week: { zh: '一周之内', en: 'Within a week' } },
  note: {
    zh: '发现卖家还能登录、或账户里的情况和合同不符，先截图，再马上联系客服。',
    en: 'If the seller can still sign in, or the accounts don’t match the contract, take screenshots and contact customer support at once.',
  },
  checklist: { zh: '交接清单', en: 'Handover checklist' },
  confirmed: { zh: '已随确认收店收下', en: 'Received with your confirmation' },
})
