import { DEFAULT_LOCALE, type Locale } from './locale.ts'

/** More than any browser sends. */
const MAX_LANGUAGES = 20

/**
 * The language of ours that an `Accept-Language` header likes best; of two that it likes alike the first. Where it
 * names none of ours, or nothing that can be read, the default.
 */
export function preferredLocale(header: string): Locale {
  let best: Locale = DEFAULT_LOCALE
  let bestWeight = 0
  for (const part of header.split(',', MAX_LANGUAGES)) {
    const [range = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    const locale = /^zh(?:-|$)/.test(range) ? 'zh-CN' : /^en(?:-|$)/.test(range) ? 'en' : undefined
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    const weight = quality === undefined ? 1 : Number(quality.slice(2))
    if (locale === undefined || !(weight > bestWeight)) continue
    best = locale
    bestWeight = weight
  }
  return best
}
