import { defineMessages } from '../messages.ts'

/** The form by which a buyer reports that a shop is not what was sold. */
export const refundMessages = defineMessages({
  line: (title: string) => ({
    zh: `您购买的“${title}”与描述不符，可以在交接后 72 小时内申请退款。店渡审核期间，款项一直在托管中。`,
    en: `If “${title}” isn’t as described, you can request a refund within 72 hours of the handover. Your money stays in escrow while we review it.`,
  }),
  by: (when: string) => ({ zh: `${when} 前可以提交`, en: `Submit by ${when}` }),
  reason: { zh: '哪里不符？', en: 'What isn’t as described?' },
  details: { zh: '具体情况', en: 'Details' },
  placeholder: {
    zh: '写下您看到的，和卖家描述的差别',
    en: 'Describe what you see and how it differs from the seller’s description',
  },
  photos: { zh: '图片（选填）', en: 'Photos (optional)' },
  photosLine: (max: number) => ({
    zh: `后台截图、聊天记录等，最多 ${max} 张，只给卖家和审核人员看。`,
    en: `Screenshots, chat history and so on, up to ${max}. Only the seller and our reviewers can see them.`,
  }),
  submit: { zh: '提交退款申请', en: 'Request refund' },
  note: {
    zh: '提交后订单进入审核，卖家会看到您写的内容',
    en: 'Your order goes under review. The seller will see what you write',
  },
  lost: {
    zh: '可能已经提交，请先看订单状态。',
    en: 'We couldn’t confirm that this went through. Check the order before trying again.',
  },
  sent: { zh: '退款申请已提交', en: 'Refund requested' },
  closed: { zh: '这笔订单现在不能申请退款', en: 'You can’t request a refund for this order right now' },
  toOrder: { zh: '看这笔订单', en: 'View order' },
  faults: {
    reason: { zh: '请选择一个原因', en: 'Select a reason' },
    missing: { zh: '请写下具体情况', en: 'Describe what you found' },
    tooLong: { zh: '最多 500 个字', en: 'Use up to 500 characters' },
    pictures: { zh: '最多 9 张图片', en: 'Add up to 9 photos' },
  },
})
