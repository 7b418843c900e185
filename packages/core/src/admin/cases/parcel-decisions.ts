import type { CaseDecisions } from '../case-decision.ts'
import { CARRIERS } from '../carriers.ts'

const send = {
  names: { zh: '寄出', en: 'Send' },
  act: 'send-parcels',
  key: 'a',
  fields: {
    carrier: { names: { zh: '快递公司', en: 'Carrier' }, kind: 'choice', choices: CARRIERS },
    number: { names: { zh: '运单号', en: 'Tracking number' }, kind: 'text', max: 40 },
  },
} as const

/** A prize of a lottery goes to the address that its winner chose. */
export const PRIZE_DECISIONS = { send } as const satisfies CaseDecisions

/** A gift that was taken for coins is sent, or its coins come back. */
export const GIFT_DECISIONS = {
  send,
  return: {
    names: { zh: '退回金币', en: 'Give the coins back' },
    act: 'send-parcels',
    key: 'r',
    isDanger: true,
    words: 'user',
    prepared: [
      {
        zh: '地址无法送达，金币已退回，请核对地址后重新兑换。',
        en: 'The address cannot be reached. Your coins are back; please check the address and choose again.',
      },
      { zh: '礼品缺货，金币已退回。', en: 'The gift is out of stock. Your coins are back.' },
    ],
  },
} as const satisfies CaseDecisions
