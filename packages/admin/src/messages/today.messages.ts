import { defineMessages } from '@diandu/core/messages'

export const todayMessages = defineMessages(
  {
    empty: '今天没有待处理的事项，可以喘口气',
    waiting: '待处理',
    oldest: '最早的一项已等',
    within: (text: string) => `时限 ${text}`,
    late: (count: number) => `${count} 项超时`,
    onTime: '都在时限内',
    none: '没有待处理的',
    open: '去处理',
  },
  {
    empty: 'Nothing waits today',
    waiting: 'waiting',
    oldest: 'The oldest waits for',
    within: (text) => `Limit ${text}`,
    late: (count) => `${count} late`,
    onTime: 'All in time',
    none: 'Nothing waits',
    open: 'Open the queue',
  },
)
