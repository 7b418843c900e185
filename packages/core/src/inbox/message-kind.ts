import type { Name } from '../kernel/index.ts'
import type { PhoneChannel } from './message-channel.ts'

interface KindShape {
  readonly name: Name
  /** The ways by which messages of this kind can reach a phone. Each is on until it is switched off. */
  readonly phone: readonly PhoneChannel[]
  /** About money or deadlines: one of the ways to the phone stays on, whatever a person switches. */
  readonly isEssential: boolean
}

/** The kinds of messages; each is a tab of the list and has switches. */
export const MESSAGE_KINDS = {
  order: { name: { zh: '订单', en: 'Orders' }, phone: ['sms', 'push'], isEssential: true },
  money: { name: { zh: '资金', en: 'Money' }, phone: ['sms', 'push'], isEssential: true },
  contract: { name: { zh: '合同', en: 'Contracts' }, phone: ['sms', 'push'], isEssential: true },
  offer: { name: { zh: '议价', en: 'Offers' }, phone: ['sms', 'push'], isEssential: false },
  match: { name: { zh: '匹配', en: 'Matches' }, phone: ['push'], isEssential: false },
  price: { name: { zh: '价格', en: 'Prices' }, phone: ['push'], isEssential: false },
  platform: { name: { zh: '平台', en: 'Platform' }, phone: ['push'], isEssential: false },
} as const satisfies Record<string, KindShape>

export type MessageKind = keyof typeof MESSAGE_KINDS

export const isMessageKind = (text: string): text is MessageKind => Object.hasOwn(MESSAGE_KINDS, text)

/** The same table with the types of any kind. */
export const kindShape = (kind: MessageKind): KindShape => MESSAGE_KINDS[kind]
