import { formatPriceWan, formatYuan } from '@diandu/core/format'
import { catalogWords } from '../../words/catalog.words.ts'
import type { Locale } from '../../words/words.ts'

/** Short in Chinese, written out in English; nothing is shown as none. */
export function moneyText(fen: number, locale: Locale): string {
  if (fen === 0) return catalogWords[locale].none
  return `¥${locale === 'en' ? formatYuan(fen, { grouped: true }).replace(/\.00$/, '') : formatPriceWan(fen)}`
}
