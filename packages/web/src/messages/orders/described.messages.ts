import { defineMessages } from '../messages.ts'

/** The listing as it was when the order was placed. */
export const describedMessages = defineMessages(
  {
    title: '下单时的店铺描述',
    forBuyer: '这是您下单时看到的描述，平台已保存，卖家之后的修改不影响它。交接时请对照；不符的，72 小时内可申请退款。',
    forSeller: '这是买家下单时看到的描述，平台已保存，之后的修改不影响它。交出的店铺应与它一致。',
    description: '卖家的话',
    noDescription: '卖家没有填写',
    notStored: '这笔订单下单较早，当时还没有保存店铺描述。',
    close: '关闭',
    loading: '正在打开店铺描述',
    failed: '没能打开店铺描述',
    retry: '重试',
  },
  {
    title: 'Shop description when ordered',
    forBuyer:
      'This is the description you saw when you ordered. We’ve saved it, so later edits by the seller don’t change it. Compare it at handover. If something doesn’t match, you can request a refund within 72 hours.',
    forSeller:
      'This is the description the buyer saw when ordering. We’ve saved it, so later edits don’t change it. The shop you hand over should match it.',
    description: 'In the seller’s words',
    noDescription: 'The seller didn’t add a description',
    notStored: 'We weren’t saving shop descriptions yet when this order was placed.',
    close: 'Close',
    loading: 'Loading the description',
    failed: 'Couldn’t load the description',
    retry: 'Try again',
  },
)
