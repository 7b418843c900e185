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
    line: 'Tell us the number of your order and we find it sooner. We never ask for a password or a code.',
    invented: 'A demonstration: these contacts are invented. Please do not call or add them.',
    ways: { qq: 'QQ', phone: 'Customer line', email: 'Mailbox' },
    open: { qq: 'Chat in QQ', phone: 'Call', email: 'Write' },
    copy: { qq: 'Copy the QQ number', phone: 'Copy the phone number', email: 'Copy the e-mail address' },
    loading: 'Loading the contacts',
    failed: 'The contacts did not load',
    retry: 'Try again',
    none: 'No contacts are published yet. You can leave us a proposal, and we will read it.',
    more: 'More',
    proposal: 'Leave a proposal',
    about: 'About Diandu',
  },
)
