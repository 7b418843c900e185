import { defineMessages } from '../messages.ts'

export const chatMessages = defineMessages({
  label: { zh: '在线客服', en: 'Chat with us' },
  open: { zh: '在线客服', en: 'Chat with us' },
  move: {
    zh: '移动客服浮标：拖动，按方向键，或点一下换个角落',
    en: 'Move chat: drag it, use arrow keys, or press for the next corner',
  },
  failed: { zh: '在线客服没有打开', en: 'Couldn’t open chat' },
  otherWays: { zh: '您可以用下面的方式联系我们。', en: 'You can also reach us here.' },
  noWay: {
    zh: '请稍后再试，或到联系页看看其他方式。',
    en: 'Try again later, or see other options on the contact page.',
  },
  copyQq: (qq: string) => ({ zh: `复制 QQ 号 ${qq}`, en: `Copy QQ number ${qq}` }),
  call: (phone: string) => ({ zh: `拨打 ${phone}`, en: `Call ${phone}` }),
  gotIt: { zh: '知道了', en: 'Got it' },
  title: { zh: '和客服对话', en: 'Live chat' },
  line: { zh: '在新页面里和客服对话。', en: 'Opens the chat on a new page.' },
  choose: { zh: '为我找一位顾问', en: 'Find me a consultant' },
  another: { zh: '换一位', en: 'Choose another' },
  consultant: { zh: '您的顾问', en: 'Your consultant' },
  consultantLine: { zh: '通过 QQ 联系，工作时间内回复。', en: 'On QQ. Replies during business hours.' },
  noConsultant: {
    zh: '现在没有顾问可选，请用上面的方式联系我们。',
    en: 'No consultants right now. Use the options above.',
  },
  none: { zh: '本站没有开通在线客服，请用上面的方式联系我们。', en: 'Chat isn’t available. Use the options above.' },
})
