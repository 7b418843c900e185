import { defineMessages } from '@diandu/core/messages'

export const timeMessages = defineMessages(
  {
    days: (days: number, hours: number) => `${days} 天 ${hours} 小时`,
    hours: (hours: number, minutes: number) => `${hours} 小时 ${minutes} 分`,
    minutes: (minutes: number) => (minutes === 0 ? '不到 1 分钟' : `${minutes} 分钟`),
  },
  {
    days: (days, hours) => `${days} d ${hours} h`,
    hours: (hours, minutes) => `${hours} h ${minutes} min`,
    minutes: (minutes) => (minutes === 0 ? 'less than 1 min' : `${minutes} min`),
  },
)
