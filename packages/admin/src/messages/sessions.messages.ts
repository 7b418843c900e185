import { defineMessages } from '@diandu/core/messages'

export const sessionsMessages = defineMessages(
  {
    address: '网络地址',
    openedAt: '登录时间',
    seenAt: '最近使用',
    current: '本次登录',
    end: '结束',
    ended: '已结束这次登录',
    hint: '看到不认识的登录，请先结束它，再联系人员管理。',
  },
  {
    address: 'Network address',
    openedAt: 'Opened',
    seenAt: 'Last seen',
    current: 'This session',
    end: 'End',
    ended: 'The session was ended',
    hint: 'If you do not know one of them, end it and then call the staff admin.',
  },
)
