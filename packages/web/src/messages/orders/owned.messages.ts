import { defineMessages } from '../messages.ts'

/** A buyer has confirmed the receipt of their shop. */
export const ownedMessages = defineMessages(
  {
    title: '店铺是您的了',
    line: (title: string) => `您已确认收到“${title}”，价款已付给卖家，交易完成。`,
    order: '看订单，写评价',
    invoice: '申请服务费发票',
    firstWeek: '第一周要做的事',
    when: { today: '今天就做', week: '一周之内' },
    note: '发现卖家还能登录、或账户里的情况和合同不符，先截图，再马上联系客服。',
    checklist: '交接清单',
    confirmed: '已随确认收店收下',
  },
  {
    title: 'The shop is yours now',
    line: (title) => `You’ve confirmed receipt of “${title}”. The price was paid to the seller, and the deal is done.`,
    order: 'View order and write a review',
    invoice: 'Request a service fee invoice',
    firstWeek: 'Your first week',
    when: { today: 'Do today', week: 'Within a week' },
    note: 'If the seller can still sign in, or the accounts don’t match the contract, take screenshots and contact customer support at once.',
    checklist: 'Handover checklist',
    confirmed: 'Received with your confirmation',
  },
)
