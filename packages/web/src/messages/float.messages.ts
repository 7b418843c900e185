import { defineMessages } from './messages.ts'

export const floatMessages = defineMessages({ close: { zh: '这次访问不再显示', en: 'Close for this visit' } })
