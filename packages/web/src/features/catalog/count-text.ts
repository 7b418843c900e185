import { formatCount, shortenNumber } from '@diandu/core/format'
import type { Locale } from '../../messages/messages.ts'

/** In ten-thousands from 万 on in Chinese, written out in English. */
export const countText = (count: number, locale: Locale): string =>
  locale === 'en' ? formatCount(count) : shortenNumber(count)
