import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { loginRequests, requestLogin } from './login-requests.ts'
import { useUser } from './session-context.ts'

/** While a login is asked for or open, nothing goes on below it. */
const wishNow = () => (loginRequests.current() === undefined ? loginRequests.wish() : undefined)

/**
 * What only a user may do. A press of theirs does it at once. A visitor's opens the login, and it is done once after
 * that, by whatever then has this name on this page: a page may be drawn anew for its user, and the login may be a page
 * of its own. `isReady`: what it needs has come.
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
