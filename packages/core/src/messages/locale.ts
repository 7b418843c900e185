export const LOCALES = ['zh-CN', 'en'] as const
export type Locale = (typeof LOCALES)[number]

export const DEFAULT_LOCALE: Locale = 'zh-CN'

export const isLocale = (text: string | undefined): text is Locale =>
  (LOCALES as readonly (string | undefined)[]).includes(text)
