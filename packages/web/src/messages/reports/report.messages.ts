import { defineMessages } from '../messages.ts'

export const reportMessages = defineMessages(
  {
    line: '平台会核对您说的情况，结果发消息告诉您。卖家看不到是谁举报的。',
    reason: '哪里不对',
    words: '具体情况',
    placeholder: '比如：月营业额写 20 万，后台截图只有 8 万',
    pictures: '图片（可不选）',
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
    line: 'We look into what you say and tell you what came of it by message. The seller does not learn who reported.',
    reason: 'What is wrong',
    words: 'What exactly',
    placeholder: 'For example: turnover is given as 200,000 a month, the back office shows 80,000',
    pictures: 'Pictures (optional)',
    picturesLine: (count: number) => `Up to ${count}; screenshots speed things up`,
    submit: 'Send the report',
    lost: 'No answer came. Send it again: it will not be sent twice',
    faults: {
      reason: 'Please choose what is wrong',
      words: 'Please write at least five letters',
      pictures: 'Four pictures at most',
    },
    sent: {
      title: { open: 'Your report is with us', upheld: 'Your report was upheld', dismissed: 'Nothing wrong was found' },
      wait: (day: string) => `Sent on ${day} and being looked into. We will send you a message.`,
      answer: 'What we found',
      back: 'Back to the shop',
      another: 'Report again',
    },
    loading: 'Opening',
  },
)
