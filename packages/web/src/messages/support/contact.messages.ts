import { defineMessages } from '../messages.ts'

export const contactMessages = defineMessages({
  line: {
    zh: '说明您的订单号，我们查得更快。客服不会向您要密码或验证码。',
    en: 'Tell us your order number so we can help faster. We’ll never ask for your password or a verification code.',
  },
  invented: {
    zh: '演示环境：下面的联系方式是虚构的，请不要拨打或添加。',
    en: 'Demo: these contact details are made up. Please don’t call or add them.',
  },
  ways: { qq: { zh: 'QQ', en: 'QQ' }, phone: { zh: '客服电话', en: 'Phone' }, email: { zh: '客服邮箱', en: 'Email' } },
  open: {
    qq: { zh: 'QQ 联系', en: 'Chat on QQ' },
    phone: { zh: '打电话', en: 'Call' },
    email: { zh: '写邮件', en: 'Send email' },
  },
  copy: {
    qq: { zh: '复制 QQ 号', en: 'Copy QQ number' },
    phone: { zh: '复制电话号码', en: 'Copy phone number' },
    email: { zh: '复制邮箱地址', en: 'Copy email address' },
  },
  loading: { zh: '正在加载联系方式', en: 'Loading contact details' },
  failed: { zh: '联系方式没有加载出来', en: 'Couldn’t load contact details' },
  retry: { zh: '再试一次', en: 'Try again' },
  none: {
    zh: '客服联系方式还没有公布。您可以先给我们提建议，我们会看到。',
    en: 'Our contact details aren’t published yet. You can send us feedback and we’ll read it.',
  },
  more: { zh: '其他', en: 'More' },
  proposal: { zh: '提建议', en: 'Send feedback' },
  about: { zh: '关于店渡', en: 'About Diandu' },
})
