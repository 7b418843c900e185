import { shortMoney } from '@diandu/core/format'
import { catalogMessages } from '../../messages/catalog/catalog.messages.ts'
import type { Locale } from '../../messages/messages.ts'

/** Short in Chinese, written out in English; nothing is shown as none. */
export const moneyText = (fen: number, locale: Locale): string =>
  fen === 0 ? catalogMessages[locale].none : shortMoney(fen, locale)
