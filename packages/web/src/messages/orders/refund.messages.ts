import { defineMessages } from '../messages.ts'

/** The form by which a buyer reports that a shop is not what was sold. */
export const refundMessages = defineMessages(
  {
    line: (title: string) =>
      `您购买的“${title}”与描述不符，可以在交接后 72 小时内申请退款。店渡审核期间，款项一直在托管中。`,
    by: (when: string) => `${when} 前可以提交`,
    reason: '哪里不符？',
    details: '具体情况',
    placeholder: '写下您看到的，和卖家描述的差别',
    photos: '图片（选填）',
    photosLine: (max: number) => `后台截图、聊天记录等，最多 ${max} 张，只给卖家和审核人员看。`,
    submit: '提交退款申请',
    note: '提交后订单进入审核，卖家会看到您写的内容',
    lost: '可能已经提交，请先看订单状态。',
    sent: '退款申请已提交',
    closed: '这笔订单现在不能申请退款',
    toOrder: '看这笔订单',
    faults: {
      reason: '请选择一个原因',
      missing: '请写下具体情况',
      tooLong: '最多 500 个字',
      pictures: '最多 9 张图片',
    },
  },
  {
    line: (title) =>
      `If “${title}” isn’t as described, you can request a refund within 72 hours of the handover. Your money stays in escrow while we review it.`,
    by: (when) => `Submit by ${when}`,
    reason: 'What isn’t as described?',
    details: 'Details',
    placeholder: 'Describe what you see and how it differs from the seller’s description',
    photos: 'Photos (optional)',
    photosLine: (max) =>
      `Screenshots, chat history and so on, up to ${max}. Only the seller and our reviewers can see them.`,
    submit: 'Request refund',
    note: 'Your order goes under review. The seller will see what you write',
    lost: 'We couldn’t confirm that this went through. Check the order before trying again.',
    sent: 'Refund requested',
    closed: 'You can’t request a refund for this order right now',
    toOrder: 'View order',
    faults: {
      reason: 'Select a reason',
      missing: 'Describe what you found',
      tooLong: 'Use up to 500 characters',
      pictures: 'Add up to 9 photos',
    },
  },
)
