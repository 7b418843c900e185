import { safeReturnPath, STORED_AS, type ReturnPathStore } from '@diandu/core/session'
import type { KeyValueStore } from '@diandu/core/kernel'

/** Where the person was going when a login came between (spec §4). What the cookie says is not trusted to be ours. */
export const returnPathStore = (cookies: KeyValueStore): ReturnPathStore => ({
  save(path) {
    if (safeReturnPath(path) !== undefined) cookies.write(STORED_AS.returnPath, path)
  },
  take() {
    const path = safeReturnPath(cookies.read(STORED_AS.returnPath))
    cookies.remove(STORED_AS.returnPath)
    return path
  },
})
