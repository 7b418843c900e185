import type { Name } from '../kernel/index.ts'

/** What a message is about; each kind is a tab of the list and has a switch. */
export const MESSAGE_KINDS = {
  order: { name: { zh: '订单', en: 'Orders' } },
  money: { name: { zh: '资金', en: 'Money' } },
  contract: { name: { zh: '合同', en: 'Contracts' } },
  offer: { name: { zh: '议价', en: 'Offers' } },
  match: { name: { zh: '匹配', en: 'Matches' } },
  price: { name: { zh: '价格', en: 'Prices' } },
  platform: { name: { zh: '平台', en: 'Platform' } },
} as const satisfies Record<string, { readonly name: Name }>

export type MessageKind = keyof typeof MESSAGE_KINDS

export const isMessageKind = (text: string): text is MessageKind => Object.hasOwn(MESSAGE_KINDS, text)
