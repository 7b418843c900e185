import { isToken, parseUserInfo, STORED_AS, type SessionStore } from '@diandu/core/session'
import type { KeyValueStore } from './key-value-store.ts'

/** The token in a cookie, the person in local storage (spec §3, §4). */
export const sessionStore = (cookies: KeyValueStore, local: KeyValueStore): SessionStore => ({
  readToken() {
    const text = cookies.read(STORED_AS.token) ?? ''
    return isToken(text) ? text : undefined
  },
  readUser: () => parseUserInfo(local.read(STORED_AS.userInfo)),
  write({ token, userInfo: { userId, username, mobile } }) {
    cookies.write(STORED_AS.token, token)
    local.write(STORED_AS.userInfo, JSON.stringify({ userId, username, mobile }))
  },
  clear() {
    cookies.remove(STORED_AS.token)
    local.remove(STORED_AS.userInfo)
  },
})
