import { isToken, parseUserInfo, type SessionStore } from '@diandu/core/session'
import type { KeyValueStore } from './key-value-store.ts'

const TOKEN = 'token'
const USER = 'yd_userInfo'

/** The token in a cookie, the person in local storage (spec §3, §4). */
export const sessionStore = (cookies: KeyValueStore, local: KeyValueStore): SessionStore => ({
  readToken() {
    const text = cookies.read(TOKEN) ?? ''
    return isToken(text) ? text : undefined
  },
  readUser: () => parseUserInfo(local.read(USER)),
  write({ token, userInfo: { userId, username, mobile } }) {
    cookies.write(TOKEN, token)
    local.write(USER, JSON.stringify({ userId, username, mobile }))
  },
  clear() {
    cookies.remove(TOKEN)
    local.remove(USER)
  },
})
