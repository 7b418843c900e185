import { defineMessages } from '../messages.ts'

/** The form by which a buyer reports that a shop is not what was sold. */
export const refundMessages = defineMessages(
  {
    line: (title: string) =>
      `您购买的「${title}」与描述不符，可以在交接后 72 小时内申请退款。店渡审核期间，款项一直在托管中。`,
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
      `“${title}” is not what was described? Within 72 hours of the hand-over you can ask for a refund. While Diandu looks at it the money stays in escrow.`,
    by: (when) => `Until ${when}`,
    reason: 'What is not right?',
    details: 'What you found',
    placeholder: 'What you see, and what the seller described',
    photos: 'Pictures (optional)',
    photosLine: (max) => `Screenshots or chats, ${max} at most. Only the seller and reviewers see them.`,
    submit: 'Ask for a refund',
    note: 'The order goes under review; the seller reads what you write',
    lost: 'It may have arrived: look at the order first.',
    sent: 'The refund has been asked for',
    closed: 'A refund cannot be asked for this order now',
    toOrder: 'See the order',
    faults: {
      reason: 'Please choose a reason',
      missing: 'Please say what you found',
      tooLong: '500 characters at most',
      pictures: '9 pictures at most',
    },
  },
)
