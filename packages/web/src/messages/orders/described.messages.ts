import { defineMessages } from '../messages.ts'

/** The listing as it was when the order was placed. */
export const describedMessages = defineMessages({
  title: { zh: '下单时的店铺描述', en: 'Shop description when ordered' },
  forBuyer: {
    zh: '这是您下单时看到的描述，平台已保存，卖家之后的修改不影响它。交接时请对照；不符的，72 小时内可申请退款。',
    en: 'This is the description you saw when you ordered. We’ve saved it, so later edits by the seller don’t change it. Compare it at handover. If something doesn’t match, you can request a refund within 72 hours.',
  },
  forSeller: {
    zh: '这是买家下单时看到的描述，平台已保存，之后的修改不影响它。交出的店铺应与它一致。',
    en: 'This is the description the buyer saw when ordering. We’ve saved it, so later edits don’t change it. The shop you hand over should match it.',
  },
  description: { zh: '卖家的话', en: 'In the seller’s words' },
  noDescription: { zh: '卖家没有填写', en: 'The seller didn’t add a description' },
  notStored: {
    zh: '这笔订单下单较早，当时还没有保存店铺描述。',
    en: 'We weren’t saving shop descriptions yet when this order was placed.',
  },
  close: { zh: '关闭', en: 'Close' },
  loading: { zh: '正在打开店铺描述', en: 'Loading the description' },
  failed: { zh: '没能打开店铺描述', en: 'Couldn’t load the description' },
  retry: { zh: '重试', en: 'Try again' },
})
