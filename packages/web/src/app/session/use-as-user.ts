import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { loginRequests, requestLogin } from './login-requests.ts'
import { useUser } from './session-context.ts'

/** A pending action waits while a login is requested or open. */
const wishNow = () => (loginRequests.current() === undefined ? loginRequests.wish() : undefined)

/**
 * An action for signed-in users only. A signed-in user's press runs it at once. A visitor's opens the login; after it,
 * whichever component then has this name on this page runs it once, for the page may render again and the login may be
 * a page of its own. `isReady`: the data that the action needs has arrived.
 */
export function useAsUser<Words = void>(
  name: string,
  act: (words: Words) => void,
  isReady = true,
): (words: Words) => void {
  const user = useUser()
  const { pathname } = useLocation()
  const wish = useSyncExternalStore(loginRequests.subscribe, wishNow, () => undefined)
  const isDue = wish?.name === name && wish.path === pathname && user !== undefined && isReady
  const goOn = useEffectEvent(() => {
    const due = wishNow()
    if (due?.name !== name) return
    loginRequests.drop()
    if (due.by === undefined || due.by === user?.userId) act(due.words as Words)
  })
  useEffect(() => {
    if (isDue) goOn()
  }, [isDue])
  return (words) => {
    if (user === undefined) requestLogin({ wish: { name, path: pathname, words } })
    else act(words)
  }
}
