import { LOCALE_COOKIE, THEME_COOKIE, TYPE_COOKIE, type Theme, type TypeSize } from './preferences.ts'
import type { Locale } from '../../messages/messages.ts'

const YEAR_SECONDS = 365 * 24 * 3600

function keep(cookie: string, value: string): void {
  document.cookie = `${cookie}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
}

/** Takes effect at once: the page is rendered again, in its place. */
export function chooseLocale(locale: Locale): void {
  keep(LOCALE_COOKIE, locale)
  location.reload()
}

export function chooseTheme(theme: Theme): void {
  keep(THEME_COOKIE, theme)
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

/** All text is measured against the root, which this enlarges. */
export function chooseTypeSize(size: TypeSize): void {
  keep(TYPE_COOKIE, size)
  if (size === 'large') document.documentElement.dataset['type'] = 'large'
  else delete document.documentElement.dataset['type']
}
