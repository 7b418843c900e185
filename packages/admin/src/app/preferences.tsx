import { DEFAULT_LOCALE, isLocale, type Locale, type Messages } from '@diandu/core/messages'
import type { KeyValueStore } from '@diandu/core/kernel'
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'

const LOCALE_KEY = 'diandu-console-language'
const DARK_KEY = 'diandu-console-dark'

interface Preferences {
  readonly locale: Locale
  readonly isDark: boolean
  readonly choose: (locale: Locale) => void
  readonly darken: (isDark: boolean) => void
}

const PreferencesContext = createContext<Preferences | undefined>(undefined)

interface Given {
  readonly store: Pick<KeyValueStore, 'read' | 'write'>
  /** The machine's preference, until the person chooses. */
  readonly prefersDark: boolean
  readonly children: ReactNode
}

/** Language and colours, stored on this machine. */
export function PreferencesProvider({ store, prefersDark, children }: Given) {
  const [locale, setLocale] = useState<Locale>(() => {
    const stored = store.read(LOCALE_KEY) ?? undefined
    return isLocale(stored) ? stored : DEFAULT_LOCALE
  })
  const [isDark, setDark] = useState(() => (store.read(DARK_KEY) ?? String(prefersDark)) === 'true')
  const preferences = useMemo(
    () => ({
      locale,
      isDark,
      choose: (chosen: Locale) => {
        store.write(LOCALE_KEY, chosen)
        setLocale(chosen)
      },
      darken: (chosen: boolean) => {
        store.write(DARK_KEY, String(chosen))
        setDark(chosen)
      },
    }),
    [store, locale, isDark],
  )
  return <PreferencesContext value={preferences}>{children}</PreferencesContext>
}

export function usePreferences(): Preferences {
  const preferences = useContext(PreferencesContext)
  if (preferences === undefined) throw new Error('There are no preferences around this part of the page')
  return preferences
}

export const useMessages = <T,>(messages: Messages<T>): T => messages[usePreferences().locale]
