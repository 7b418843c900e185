import { defineMessages } from './messages.ts'

/** What floats above a page has in common. */
export const floatMessages = defineMessages({ close: '这次访问不再显示' }, { close: 'Close for this visit' })
