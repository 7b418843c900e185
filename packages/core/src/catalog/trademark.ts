import type { Name } from './platform.ts'

export const TRADEMARK_STATES = {
  registered: { zh: 'R标', en: 'Registered mark' },
  pending: { zh: 'TM标', en: 'Pending mark' },
  none: { zh: '无商标', en: 'No trademark' },
} as const satisfies Record<string, Name>

export type TrademarkState = keyof typeof TRADEMARK_STATES

export const isTrademarkState = (text: string): text is TrademarkState => Object.hasOwn(TRADEMARK_STATES, text)
