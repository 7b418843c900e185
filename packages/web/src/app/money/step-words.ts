import { shortMoney } from '@diandu/core/format'
import type { Locale } from '../../messages/messages.ts'

/** With its sign, as a step is written. */
export const stepWords = (fen: number, locale: Locale): string =>
  `${fen < 0 ? '−' : fen === 0 ? '' : '+'}${shortMoney(Math.abs(fen), locale)}`
