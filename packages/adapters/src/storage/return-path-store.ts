import { safeReturnPath, type ReturnPathStore } from '@diandu/core/session'
import type { KeyValueStore } from './key-value-store.ts'

const KEY = 'FORM_ROUTE_PATH'

/** Where the person was going when a login came between (spec §4). What the cookie says is not trusted to be ours. */
export const returnPathStore = (cookies: KeyValueStore): ReturnPathStore => ({
  save(path) {
    if (safeReturnPath(path) !== undefined) cookies.write(KEY, path)
  },
  take() {
    const path = safeReturnPath(cookies.read(KEY))
    cookies.remove(KEY)
    return path
  },
})
