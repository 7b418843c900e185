import { defineMessages } from '../messages.ts'

export const bannerMessages = defineMessages({
  label: { zh: '正在进行的活动', en: 'Current campaign' },
  on: (name: string) => ({ zh: `${name}进行中`, en: `${name} is on now` }),
  move: {
    zh: '移动活动浮标：拖动，按方向键，或点一下换个角落',
    en: 'Move this button: drag it, use the arrow keys, or tap to switch corners',
  },
})
