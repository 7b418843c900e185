import { defineMessages } from '../messages.ts'

interface ChatMessages {
  readonly label: string
  readonly open: string
  readonly move: string
  readonly failed: string
  readonly otherWays: string
  readonly noWay: string
  readonly copyQq: (qq: string) => string
  readonly call: (phone: string) => string
  readonly gotIt: string
  readonly title: string
  readonly line: string
  readonly choose: string
  readonly another: string
  readonly consultant: string
  readonly consultantLine: string
  readonly noConsultant: string
  readonly none: string
}

export const chatMessages = defineMessages<ChatMessages>(
  {
    label: '在线客服',
    open: '在线客服',
    move: '移动客服浮标：拖动，按方向键，或点一下换个角落',
    failed: '在线客服没有打开',
    otherWays: '您可以用下面的方式联系我们。',
    noWay: '请稍后再试，或到联系页看看其他方式。',
    copyQq: (qq) => `复制 QQ 号 ${qq}`,
    call: (phone) => `拨打 ${phone}`,
    gotIt: '知道了',
    title: '和客服对话',
    line: '在新页面里和客服对话。',
    choose: '为我找一位顾问',
    another: '换一位',
    consultant: '您的顾问',
    consultantLine: '通过 QQ 联系，工作时间内回复。',
    noConsultant: '现在没有顾问可选，请用上面的方式联系我们。',
    none: '本站没有开通在线客服，请用上面的方式联系我们。',
  },
  {
    label: 'Chat with us',
    open: 'Chat with us',
    move: 'Move chat: drag it, use arrow keys, or press for the next corner',
    failed: 'Couldn’t open chat',
    otherWays: 'You can also reach us here.',
    noWay: 'Try again later, or see other options on the contact page.',
    copyQq: (qq) => `Copy QQ number ${qq}`,
    call: (phone) => `Call ${phone}`,
    gotIt: 'Got it',
    title: 'Live chat',
    line: 'Opens the chat on a new page.',
    choose: 'Find me a consultant',
    another: 'Choose another',
    consultant: 'Your consultant',
    consultantLine: 'On QQ. Replies during business hours.',
    noConsultant: 'No consultants right now. Use the options above.',
    none: 'Chat isn’t available. Use the options above.',
  },
)
