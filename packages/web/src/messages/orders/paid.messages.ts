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
    amount: 'Held for you',
    held: 'The money is in our custody and stays there until you confirm the hand-over.',
    next: 'What comes next',
    toOrder: 'Follow the order',
    toMarket: 'Back to the market',
    unpaid: 'This order has not been paid yet.',
    toUnpaid: 'See the order',
  },
)
