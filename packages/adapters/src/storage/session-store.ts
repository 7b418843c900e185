import { isToken, parseUserInfo, staysAfter, STORED_AS, userInfoText, type SessionStore } from '@diandu/core/session'
import type { KeyValueStore } from './key-value-store.ts'

/**
 * The token in a cookie, the person in local storage (spec §3, §4). Where local storage takes nothing the person goes
 * with the token, or the login would end with the page. What a service worker has kept for its reader goes with the
 * session too.
 */
export function sessionStore(
  cookies: KeyValueStore,
  local: KeyValueStore,
  forgetCopies: () => void = () => undefined,
): SessionStore {
  const clear = (): void => {
    cookies.remove(STORED_AS.token)
    cookies.remove(STORED_AS.userInfo)
    local.remove(STORED_AS.userInfo)
  }
  return {
    readToken() {
      const text = cookies.read(STORED_AS.token) ?? ''
      return isToken(text) ? text : undefined
    },
    readUser: () => parseUserInfo(local.read(STORED_AS.userInfo)) ?? parseUserInfo(cookies.read(STORED_AS.userInfo)),
    write({ token, userInfo }) {
      const person = userInfoText(userInfo)
      cookies.write(STORED_AS.token, token)
      if (cookies.read(STORED_AS.userInfo) !== null) cookies.remove(STORED_AS.userInfo)
      local.write(STORED_AS.userInfo, person)
      if (!local.holds(STORED_AS.userInfo)) cookies.write(STORED_AS.userInfo, person)
    },
    clear,
    end(how) {
      clear()
      forgetCopies()
      for (const key of local.keys()) if (!staysAfter(how, key)) local.remove(key)
    },
  }
}
