import { defineMessages } from '../messages.ts'

export const contactMessages = defineMessages(
  {
    line: '说明您的订单号，我们查得更快。客服不会向您要密码或验证码。',
    invented: '演示环境：下面的联系方式是虚构的，请不要拨打或添加。',
    ways: { qq: 'QQ', phone: '客服电话', email: '客服邮箱' },
    open: { qq: 'QQ 联系', phone: '打电话', email: '写邮件' },
    copy: { qq: '复制 QQ 号', phone: '复制电话号码', email: '复制邮箱地址' },
    loading: '正在加载联系方式',
    failed: '联系方式没有加载出来',
    retry: '再试一次',
    none: '客服联系方式还没有公布。您可以先给我们提建议，我们会看到。',
    more: '其他',
    proposal: '提建议',
    about: '关于店渡',
  },
  {
    line: 'Tell us your order number so we can help faster. We’ll never ask for your password or a verification code.',
    invented: 'Demo: these contact details are made up. Please don’t call or add them.',
    ways: { qq: 'QQ', phone: 'Phone', email: 'Email' },
    open: { qq: 'Chat on QQ', phone: 'Call', email: 'Send email' },
    copy: { qq: 'Copy QQ number', phone: 'Copy phone number', email: 'Copy email address' },
    loading: 'Loading contact details',
    failed: 'Couldn’t load contact details',
    retry: 'Try again',
    none: 'Our contact details aren’t published yet. You can send us feedback and we’ll read it.',
    more: 'More',
    proposal: 'Send feedback',
    about: 'About Diandu',
  },
)
