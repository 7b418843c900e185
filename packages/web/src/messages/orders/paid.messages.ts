import { defineMessages } from '../messages.ts'

export const paidMessages = defineMessages({
  amount: { zh: '已托管', en: 'Held in escrow' },
  held: {
    zh: '这笔钱在店渡的托管账户里，您确认交接之前不会放给卖家。',
    en: 'Your money is in Diandu’s escrow account. It won’t go to the seller until you confirm receipt.',
  },
  next: { zh: '接下来', en: 'What’s next' },
  toOrder: { zh: '看订单进度', en: 'Track order' },
  toMarket: { zh: '回市场逛逛', en: 'Back to marketplace' },
  unpaid: { zh: '这笔订单还没有付款。', en: 'This order hasn’t been paid yet.' },
  toUnpaid: { zh: '看这笔订单', en: 'View order' },
})
