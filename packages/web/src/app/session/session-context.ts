import { useSyncExternalStore } from 'react'
import type { UserInfo } from '@diandu/core/session'
import { createProvided } from '../rendering/create-provided.ts'
import type { SessionSource } from './session-source.ts'

export const [SessionProvider, useSessionSource] = createProvided<SessionSource>('the session')

/** Who is logged in; a visitor while the server renders, since it renders the same page for all. */
export function useUser(): UserInfo | undefined {
  const source = useSessionSource()
  return useSyncExternalStore(source.subscribe, source.user, () => undefined)
}
