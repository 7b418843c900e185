import { createContext, useContext } from 'react'
import { DEFAULT_LOCALE, isLocale, type Locale, type Messages } from '../../messages/messages.ts'

export type Theme = 'system' | 'light' | 'dark'
export type TypeSize = 'regular' | 'large'

/** How a person wants to see the platform. Cookies carry it, so that the server already renders it so. */
export interface Preferences {
  readonly locale: Locale
  readonly theme: Theme
  /** Regular by default. */
  readonly typeSize?: TypeSize
}

export const LOCALE_COOKIE = 'diandu_lang'
export const THEME_COOKIE = 'diandu_theme'
export const TYPE_COOKIE = 'diandu_type'

export const PreferencesContext = createContext<Preferences>({ locale: DEFAULT_LOCALE, theme: 'system' })

export const usePreferences = (): Preferences => useContext(PreferencesContext)

export const useLocale = (): Locale => usePreferences().locale

/** The words of one area in the language of the page. */
export const useMessages = <T>(messages: Messages<T>): T => messages[useLocale()]

/** Total: anything else than a known choice is the default. */
export function readPreferences(cookies: Readonly<Record<string, string | undefined>>): Preferences {
  const locale = cookies[LOCALE_COOKIE]
  const theme = cookies[THEME_COOKIE]
  return {
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    ...(cookies[TYPE_COOKIE] === 'large' ? { typeSize: 'large' } : {}),
  }
}

/**
 * As the server rendered the page that is here. A cookie that another tab has changed since then would hydrate it in
 * another language than it is in.
 */
export const renderedPreferences = ({ lang, dataset }: Pick<HTMLElement, 'lang' | 'dataset'>): Preferences =>
  readPreferences({
    [LOCALE_COOKIE]: lang,
    [THEME_COOKIE]: dataset['theme'],
    [TYPE_COOKIE]: dataset['type'],
  })

export function parseCookies(header: string): Readonly<Record<string, string>> {
  const pairs = header.split(';').map((part) => part.trim().split('=', 2))
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair.length === 2))
}
