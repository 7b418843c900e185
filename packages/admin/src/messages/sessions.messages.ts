import { defineMessages } from '@diandu/core/messages'

export const sessionsMessages = defineMessages({
  address: { zh: '网络地址', en: 'Network address' },
  openedAt: { zh: '登录时间', en: 'Opened' },
  seenAt: { zh: '最近使用', en: 'Last seen' },
  current: { zh: '本次登录', en: 'This session' },
  end: { zh: '结束', en: 'End' },
  ended: { zh: '已结束这次登录', en: 'The session was ended' },
  hint: {
    zh: '看到不认识的登录，请先结束它，再联系人员管理。',
    en: 'If you do not know one of them, end it and then call the staff admin.',
  },
})
