import { formatCount } from '@diandu/core/format'
import type { Locale } from '../../messages/messages.ts'

/** Whole yuan, in ten thousands where the language counts so: prices of services have no fen. */
export function shortYuan(fen: number, locale: Locale): string {
  const yuan = Math.round(fen / 100)
  return locale === 'zh-CN' && yuan >= 10_000 && yuan % 1_000 === 0 ? `¥${yuan / 10_000}万` : `¥${formatCount(yuan)}`
}
