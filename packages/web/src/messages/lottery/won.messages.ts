import { defineMessages } from '../messages.ts'

/** Apart from the wheel's messages: loaded after them. */
export const wonMessages = defineMessages({
  own: { zh: '我在这期抽中的', en: 'Your prizes in this draw' },
  top: { zh: '价值最高的奖', en: 'Biggest prizes won' },
  win: (person: number, prize: string) => ({ zh: `${person} 号抽中“${prize}”`, en: `No. ${person} won “${prize}”` }),
})
