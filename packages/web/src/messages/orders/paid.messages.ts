import { defineMessages } from '../messages.ts'

export const paidMessages = defineMessages(
  {
    amount: '已托管',
    held: '这笔钱在店渡的托管账户里，您确认交接之前不会放给卖家。',
    next: '接下来',
    toOrder: '看订单进度',
    toMarket: '回市场逛逛',
    unpaid: '这笔订单还没有付款。',
    toUnpaid: '看这笔订单',
  },
  {
    amount: 'Held in escrow',
    held: 'Your money is in Diandu’s escrow account. It won’t go to the seller until you confirm receipt.',
    next: 'What’s next',
    toOrder: 'Track order',
    toMarket: 'Back to marketplace',
    unpaid: 'This order hasn’t been paid yet.',
    toUnpaid: 'View order',
  },
)
