const LONGEST = 500

/**
 * A path to come back to after logging in: one of our own pages, or undefined. A stored or given path is never trusted
 * to be ours: other hosts, other schemes, and the login pages themselves lead nowhere.
 */
export function safeReturnPath(path: string | null | undefined): string | undefined {
  if (path === null || path === undefined || path.length > LONGEST) return undefined
  if (!/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(path)) return undefined
  return isEntrance(path) ? undefined : path
}

const ENTRANCES: readonly string[] = ['/login', '/register_account', '/register_success', '/forget_password']

/** A page one passes through to get in: never a place to come back to. */
export function isEntrance(path: string): boolean {
  const bare = path.split(/[?#]/, 1)[0] ?? ''
  return ENTRANCES.includes(bare.length > 1 ? bare.replace(/\/+$/, '') : bare)
}
