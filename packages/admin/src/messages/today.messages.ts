import { defineMessages } from '@diandu/core/messages'

export const todayMessages = defineMessages({
  empty: { zh: '今天没有待处理的事项，可以喘口气', en: 'Nothing is waiting for you' },
  waiting: { zh: '待处理', en: 'waiting' },
  oldest: { zh: '最早的一项已等', en: 'The oldest has waited' },
  within: (text: string) => ({ zh: `时限 ${text}`, en: `Limit ${text}` }),
  late: (count: number) => ({ zh: `${count} 项超时`, en: `${count} late` }),
  onTime: { zh: '都在时限内', en: 'None late' },
  none: { zh: '没有待处理的', en: 'Nothing is waiting' },
  open: { zh: '去处理', en: 'Open the queue' },
  glassBroken: (name: string, command: string) => ({
    zh: `${name} 没有相应角色，使用了命令 ${command}`,
    en: `${name} used the command ${command} without the role for it`,
  }),
  noReason: { zh: '没有写原因', en: 'No reason was given' },
  haveRead: { zh: '我已阅读', en: 'I have read this' },
  toSystem: { zh: '查看系统', en: 'Open the system page' },
  own: { zh: '我正在处理的', en: 'Open by me' },
  until: (time: string) => ({ zh: `保留到 ${time}`, en: `reserved for you until ${time}` }),
  queues: { zh: '队列', en: 'Queues' },
  figures: { zh: '今日数据', en: 'Today’s figures' },
  countedAt: (time: string) => ({
    zh: `截至 ${time}，与一周前同一天的全天数据对比`,
    en: `Up to ${time}, compared with the whole of the same day a week ago`,
  }),
  weekAgo: (text: string) => ({ zh: `一周前全天 ${text}`, en: `A week ago, whole day: ${text}` }),
  lastDays: (figure: string) => ({ zh: `最近八天的${figure}`, en: `${figure}, the last eight days` }),
  reviews: { zh: '审核用时', en: 'Time to decide' },
  reviewsWhy: {
    zh: '在管理台处理完的事项从进入队列到处理完的时间，取中位数',
    en: 'From entering the queue to the decision in the console (median)',
  },
  queue: { zh: '队列', en: 'Queue' },
  today: { zh: '今天', en: 'Today' },
  dayOfWeekAgo: { zh: '一周前', en: 'A week ago' },
  limit: { zh: '时限', en: 'Limit' },
  noneDecided: { zh: '没有处理', en: 'None decided' },
})
