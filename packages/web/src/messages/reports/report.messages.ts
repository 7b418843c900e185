import { defineMessages } from '../messages.ts'

export const reportMessages = defineMessages({
  line: {
    zh: '平台会核对您说的情况，结果发消息告诉您。卖家看不到是谁举报的。',
    en: 'We’ll look into your report and message you with the outcome. The seller won’t see who reported them.',
  },
  reason: { zh: '哪里不对', en: 'What’s wrong?' },
  words: { zh: '具体情况', en: 'Details' },
  placeholder: {
    zh: '比如：月营业额写 20 万，后台截图只有 8 万',
    en: 'For example: monthly turnover is listed as ¥200,000, but the admin screenshot shows only ¥80,000',
  },
  pictures: { zh: '图片（选填）', en: 'Photos (optional)' },
  picturesLine: (count: number) => ({
    zh: `最多 ${count} 张，截图能让核对快一些`,
    en: `Up to ${count}. Screenshots help us check faster`,
  }),
  submit: { zh: '提交举报', en: 'Submit report' },
  lost: {
    zh: '提交没有得到回应，请再试一次，不会重复提交',
    en: 'We couldn’t confirm that your report went through. Try again. It won’t be submitted twice',
  },
  faults: {
    reason: { zh: '请选择哪里不对', en: 'Select what’s wrong' },
    words: { zh: '请至少写五个字，说清哪里不对', en: 'Use at least 5 characters to describe what’s wrong' },
    pictures: { zh: '最多四张图片', en: 'Add up to 4 photos' },
  },
  sent: {
    title: {
      open: { zh: '已经收到您的举报', en: 'We’ve received your report' },
      upheld: { zh: '举报属实', en: 'Your report was upheld' },
      dismissed: { zh: '没有发现问题', en: 'We found no problem' },
    },
    wait: (day: string) => ({
      zh: `${day} 提交，正在核对。有结果会发消息告诉您。`,
      en: `Submitted on ${day}. Under review. We’ll message you with the outcome.`,
    }),
    answer: { zh: '平台的答复', en: 'Our answer' },
    back: { zh: '回到店铺', en: 'Back to shop' },
    another: { zh: '再次举报', en: 'Report again' },
  },
  loading: { zh: '正在打开', en: 'Loading' },
})
