import { defineMessages } from '../messages.ts'

/** Apart from the wheel's messages: loaded after them. */
export const wonMessages = defineMessages(
  {
    own: '我在这期抽中的',
    top: '价值最高的奖',
    win: (person: number, prize: string) => `${person} 号抽中“${prize}”`,
  },
  {
    own: 'Your prizes in this draw',
    top: 'Biggest prizes won',
    win: (person: number, prize: string) => `No. ${person} won “${prize}”`,
  },
)
