import { formatPriceWan, formatYuan } from '@diandu/core/format'
import { catalogMessages } from '../../messages/catalog/catalog.messages.ts'
import type { Locale } from '../../messages/messages.ts'

/** Short in Chinese, written out in English; nothing is shown as none. */
export function moneyText(fen: number, locale: Locale): string {
  if (fen === 0) return catalogMessages[locale].none
  return `¥${locale === 'en' ? formatYuan(fen, { grouped: true }).replace(/\.00$/, '') : formatPriceWan(fen)}`
}
