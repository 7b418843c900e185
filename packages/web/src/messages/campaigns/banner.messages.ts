import { defineMessages } from '../messages.ts'

interface BannerMessages {
  readonly label: string
  readonly on: (name: string) => string
  readonly move: string
}

export const bannerMessages = defineMessages<BannerMessages>(
  {
    label: '正在进行的活动',
    on: (name) => `${name}进行中`,
    move: '移动活动浮标：拖动，按方向键，或点一下换个角落',
  },
  {
    label: 'Current campaign',
    on: (name) => `${name} is on now`,
    move: 'Move this button: drag it, use the arrow keys, or tap to switch corners',
  },
)
