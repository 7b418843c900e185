import { defineMessages } from '../messages.ts'

export const reportMessages = defineMessages(
  {
    line: '平台会核对您说的情况，结果发消息告诉您。卖家看不到是谁举报的。',
    reason: '哪里不对',
    words: '具体情况',
    placeholder: '比如：月营业额写 20 万，后台截图只有 8 万',
    pictures: '图片（选填）',
    picturesLine: (count: number) => `最多 ${count} 张，截图能让核对快一些`,
    submit: '提交举报',
    lost: '提交没有得到回应，请再试一次，不会重复提交',
    faults: { reason: '请选择哪里不对', words: '请至少写五个字，说清哪里不对', pictures: '最多四张图片' },
    sent: {
      title: { open: '已经收到您的举报', upheld: '举报属实', dismissed: '没有发现问题' },
      wait: (day: string) => `${day} 提交，正在核对。有结果会发消息告诉您。`,
      answer: '平台的答复',
      back: '回到店铺',
      another: '再次举报',
    },
    loading: '正在打开',
  },
  {
    line: 'We’ll look into your report and message you with the outcome. The seller won’t see who reported them.',
    reason: 'What’s wrong?',
    words: 'Details',
    placeholder: 'For example: monthly turnover is listed as ¥200,000, but the admin screenshot shows only ¥80,000',
    pictures: 'Photos (optional)',
    picturesLine: (count: number) => `Up to ${count}. Screenshots help us check faster`,
    submit: 'Submit report',
    lost: 'We couldn’t confirm that your report went through. Try again. It won’t be submitted twice',
    faults: {
      reason: 'Select what’s wrong',
      words: 'Use at least 5 characters to describe what’s wrong',
      pictures: 'Add up to 4 photos',
    },
    sent: {
      title: { open: 'We’ve received your report', upheld: 'Your report was upheld', dismissed: 'We found no problem' },
      wait: (day: string) => `Submitted on ${day}. Under review. We’ll message you with the outcome.`,
      answer: 'Our answer',
      back: 'Back to shop',
      another: 'Report again',
    },
    loading: 'Loading',
  },
)
