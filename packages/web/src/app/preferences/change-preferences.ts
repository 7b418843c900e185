import type { DeviceStorage } from '@diandu/core/kernel'
import { LOCALE_COOKIE, THEME_COOKIE, TYPE_COOKIE, type Theme, type TypeSize } from './preferences.ts'
import type { Locale } from '../../messages/messages.ts'

type Cookies = Pick<DeviceStorage, 'cookies'>

/** Takes effect at once: the page is rendered again, in its place. */
export function chooseLocale({ cookies }: Cookies, locale: Locale): void {
  cookies.write(LOCALE_COOKIE, locale)
  location.reload()
}

export function chooseTheme({ cookies }: Cookies, theme: Theme): void {
  cookies.write(THEME_COOKIE, theme)
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

/** All text is measured against the root, which this enlarges. */
export function chooseTypeSize({ cookies }: Cookies, size: TypeSize): void {
  cookies.write(TYPE_COOKIE, size)
  if (size === 'large') document.documentElement.dataset['type'] = 'large'
  else delete document.documentElement.dataset['type']
}
