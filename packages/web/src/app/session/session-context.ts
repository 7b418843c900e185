import { createContext, useContext, useSyncExternalStore } from 'react'
import type { UserInfo } from '@diandu/core/session'
import type { SessionSource } from './session-source.ts'

const SessionContext = createContext<SessionSource | null>(null)

export const SessionProvider = SessionContext.Provider

export function useSessionSource(): SessionSource {
  const source = useContext(SessionContext)
  if (source === null) throw new Error('useSessionSource needs a SessionProvider above it')
  return source
}

/** Who is logged in; a visitor while the server renders, since it renders the same page for all. */
export function useUser(): UserInfo | undefined {
  const source = useSessionSource()
  return useSyncExternalStore(source.subscribe, source.user, () => undefined)
}
