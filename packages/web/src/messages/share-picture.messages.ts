import { defineMessages } from './messages.ts'

export const sharePictureMessages = defineMessages({
  months: (count: number) => ({ zh: `近 ${count} 个月营业额`, en: `Turnover, last ${count} months` }),
  foot: { zh: '每个数字都有来处，货款由平台托管', en: 'Every figure sourced. Payments held in escrow.' },
})
