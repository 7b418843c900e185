import {
  isToken,
  parseUserInfo,
  staysAfter,
  STORED_AS,
  userInfoText,
  type SessionStore,
  type UserId,
} from '@diandu/core/session'
import type { KeyValueStore } from '@diandu/core/kernel'

/**
 * The token in a cookie, the person in local storage (spec §3, §4). Where local storage takes nothing the person goes
 * with the token, or the login would end with the page. What a service worker has kept for its reader goes with the
 * session too. All tabs share both: for whom this one acts is in its own memory.
 */
export function sessionStore(
  cookies: KeyValueStore,
  local: KeyValueStore,
  forgetCopies: () => void = () => undefined,
): SessionStore {
  const readToken: SessionStore['readToken'] = () => {
    const text = cookies.read(STORED_AS.token) ?? ''
    return isToken(text) ? text : undefined
  }
  const readUser = () =>
    parseUserInfo(local.read(STORED_AS.userInfo)) ?? parseUserInfo(cookies.read(STORED_AS.userInfo))
  const stored = () => (readToken() === undefined ? undefined : readUser()?.userId)
  let acting: UserId | undefined = stored()
  const isOfAnother = () => ![undefined, acting].includes(stored())
  const clear = (): void => {
    if (!isOfAnother()) {
      cookies.remove(STORED_AS.token)
      cookies.remove(STORED_AS.userInfo)
      local.remove(STORED_AS.userInfo)
    }
    acting = undefined
  }
  return {
    readToken,
    readUser,
    actsFor: () => acting,
    isOvertaken: () => stored() !== acting,
    adopt() {
      acting = stored()
    },
    write({ token, userInfo }) {
      const person = userInfoText(userInfo)
      acting = userInfo.userId
      cookies.write(STORED_AS.token, token)
      if (cookies.read(STORED_AS.userInfo) !== null) cookies.remove(STORED_AS.userInfo)
      local.write(STORED_AS.userInfo, person)
      if (!local.holds(STORED_AS.userInfo)) cookies.write(STORED_AS.userInfo, person)
    },
    clear,
    end(how) {
      if (isOfAnother()) return void (acting = undefined)
      clear()
      forgetCopies()
      for (const key of local.keys()) if (!staysAfter(how, key)) local.remove(key)
    },
  }
}
