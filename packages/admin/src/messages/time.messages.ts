import { defineMessages } from '@diandu/core/messages'

export const timeMessages = defineMessages({
  days: (days: number, hours: number) => ({
    zh: hours === 0 ? `${days} 天` : `${days} 天 ${hours} 小时`,
    en: hours === 0 ? `${days} d` : `${days} d ${hours} h`,
  }),
  hours: (hours: number, minutes: number) => ({
    zh: minutes === 0 ? `${hours} 小时` : `${hours} 小时 ${minutes} 分`,
    en: minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`,
  }),
  minutes: (minutes: number) => ({
    zh: minutes === 0 ? '不到 1 分钟' : `${minutes} 分钟`,
    en: minutes === 0 ? 'less than 1 min' : `${minutes} min`,
  }),
})
