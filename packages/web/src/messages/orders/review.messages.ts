import type { Name } from '@diandu/core/kernel'
import type { OrderRole } from '@diandu/core/orders'
import { defineMessages } from '../messages.ts'

export const reviewMessages = defineMessages({
  offer: {
    buyer: { zh: '评价卖家', en: 'Review the seller' },
    seller: { zh: '评价买家', en: 'Review the buyer' },
  } satisfies Record<OrderRole, Name>,
  again: { zh: '修改我的评价', en: 'Edit my review' },
  line: (day: string) => ({
    zh: `${day} 前可以评价。双方都写完或到期后才公开，谁也不能看了对方的再写。`,
    en: `You can write a review until ${day}. Reviews stay hidden until you’ve both written one or time is up, so neither of you can see the other’s first.`,
  }),
  otherWaits: {
    zh: '对方已经评价。您写完后，双方马上能看到。',
    en: 'The other party has written their review. Once you write yours, you’ll both see them right away.',
  },
  own: { zh: '我的评价', en: 'My review' },
  other: {
    buyer: { zh: '卖家的评价', en: 'The seller’s review' },
    seller: { zh: '买家的评价', en: 'The buyer’s review' },
  } satisfies Record<OrderRole, Name>,
  hidden: { zh: '还没有公开', en: 'Not published yet' },
  takenDown: (why: string) => ({ zh: `已被平台撤下：${why}`, en: `Removed by Diandu: ${why}` }),
  over: { zh: '评价期已过。', en: 'The review period has ended.' },
  rated: (part: string, stars: number) => ({ zh: `${part} ${stars} 星`, en: `${part}: ${stars} of 5 stars` }),
  stars: (count: number) => ({ zh: `${count} 星`, en: count === 1 ? '1 star' : `${count} stars` }),
  words: { zh: '说说这次交易', en: 'How did the deal go?' },
  placeholder: {
    zh: '例如：资料齐全，交接很快。请不要留联系方式。',
    en: 'For example: all documents in order, quick handover. Please don’t include contact details.',
  },
  submit: { zh: '提交评价', en: 'Submit review' },
  note: {
    zh: '公开后不能再改；公开时写明订单号，不写您的名字',
    en: 'You can’t change it once it’s published. It shows the order number, not your name',
  },
  sent: { zh: '评价已提交', en: 'Review submitted' },
  lost: {
    zh: '可能已经提交。请看看有没有您的评价，没有就再按一次。',
    en: 'We couldn’t confirm that this went through. Check whether your review is there, and submit again if it isn’t.',
  },
  faults: {
    ratings: { zh: '三项都请打分', en: 'Rate all three' },
    words: { zh: '评价最多 500 个字', en: 'Use up to 500 characters' },
  },
  close: { zh: '关闭', en: 'Close' },
  reply: {
    open: { zh: '回复', en: 'Reply' },
    title: { zh: '回复对方的评价', en: 'Reply to the review' },
    words: { zh: '您的回复', en: 'Your reply' },
    submit: { zh: '提交回复', en: 'Submit reply' },
    note: { zh: '只能回复一次', en: 'You can only reply once' },
    sent: { zh: '回复已提交', en: 'Reply submitted' },
    text: (words: string) => ({ zh: `回复：${words}`, en: `Reply: ${words}` }),
    faults: {
      missing: { zh: '请写下回复', en: 'Write a reply' },
      words: { zh: '回复最多 300 个字', en: 'Use up to 300 characters' },
    },
  },
  title: { zh: '交易之后', en: 'After the deal' },
  invoice: { zh: '申请发票', en: 'Request an invoice' },
})
