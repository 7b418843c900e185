import { formatCount, scaleNumber, shortenNumber } from '@diandu/core/format'
import type { Locale } from '../../messages/messages.ts'

/** From here on ten-thousands have five digits themselves. */
const LARGE_FROM = 100_000_000

/** In ten-thousands from 万 on in Chinese, and in the largest unit that fits from 亿 on; written out in English. */
export const countText = (count: number, locale: Locale): string =>
  locale === 'en' ? formatCount(count) : count < LARGE_FROM ? shortenNumber(count) : scaleNumber(count)
