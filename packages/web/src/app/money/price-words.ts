import { formatPriceWan, formatYuan } from '@diandu/core/format'
import type { Locale } from '../../messages/messages.ts'

/** Short in Chinese, in whole yuan in English. */
export const priceWords = (fen: number, locale: Locale): string =>
  `¥${locale === 'en' ? formatYuan(fen, { grouped: true }).replace(/\.00$/, '') : formatPriceWan(fen)}`

/** With its sign, as a step is written. */
export const stepWords = (fen: number, locale: Locale): string =>
  `${fen < 0 ? '−' : fen === 0 ? '' : '+'}${priceWords(Math.abs(fen), locale)}`
