import { defineMessages } from '../messages.ts'

export const proposalMessages = defineMessages({
  line: {
    zh: '哪里不顺手、哪里看不懂、缺什么，都可以说。每一条都有人读。',
    en: 'Anything awkward, unclear or missing? Tell us. We read every message.',
  },
  content: { zh: '您的建议', en: 'Your feedback' },
  placeholder: { zh: '在哪一页、想做什么、遇到了什么', en: 'Which page, what you wanted to do and what happened' },
  photos: { zh: '图片（选填）', en: 'Images (optional)' },
  photosLine: (max: number) => ({ zh: `截图或照片，最多 ${max} 张。`, en: `Screenshots or photos, up to ${max}.` }),
  contact: { zh: '联系方式（选填）', en: 'Contact details (optional)' },
  contactHint: {
    zh: '手机号、QQ 号或邮箱。留下来，我们有了结果告诉您。',
    en: 'Phone number, QQ number or email. Leave one and we’ll let you know the outcome.',
  },
  submit: { zh: '提交建议', en: 'Send feedback' },
  lost: {
    zh: '不确定有没有收到，请再提交一次；重复的我们会合在一起看。',
    en: 'We couldn’t confirm that your feedback was sent. Please send it again: we’ll treat duplicates as one.',
  },
  clear: { zh: '清空', en: 'Clear' },
  faults: {
    content: { zh: '请写 5 到 500 个字', en: 'Enter 5 to 500 characters' },
    tooLong: { zh: '太长了，最多 500 个字', en: 'Too long. Use 500 characters or fewer' },
    contact: {
      zh: '请填写手机号、QQ 号或邮箱，也可以不填',
      en: 'Enter a phone number, QQ number or email, or leave this blank',
    },
    photos: { zh: '最多 4 张图片，请移除多出来的', en: 'You can add up to 4 images. Please remove the extra ones' },
  },
  thanksTitle: { zh: '收到了，谢谢', en: 'Thanks for your feedback' },
  thanks: {
    zh: '您的建议已经送到我们手里。留了联系方式的话，有结果会告诉您。',
    en: 'We’ve received it. If you left contact details, we’ll let you know the outcome.',
  },
  back: { zh: '回到我的', en: 'Back to Account' },
  another: { zh: '再提一条', en: 'Send more feedback' },
})
