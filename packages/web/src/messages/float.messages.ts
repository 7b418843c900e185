import { defineMessages } from './messages.ts'

export const floatMessages = defineMessages({ close: '这次访问不再显示' }, { close: 'Close for this visit' })
