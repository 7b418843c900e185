import { defineMessages } from './messages.ts'

export const sharePictureMessages = defineMessages(
  {
    months: (count: number) => `近 ${count} 个月营业额`,
    foot: '每个数字都有来处，货款由平台托管',
  },
  {
    months: (count: number) => `Turnover, last ${count} months`,
    foot: 'Every figure sourced. Payments held in escrow.',
  },
)
