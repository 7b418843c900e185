import { plainPath } from '../../kernel/index.ts'

const LONGEST = 500

/** Empty and dotted parts: a browser that folds them makes another path of it, and `/.//other.example` another site. */
const FOLDED = /^[^?#]*\/(?:\/|(?:\.|%2e){1,2}(?:[/?#]|$))/i

/**
 * Characters that a reader who decodes the path once more, or twice, would read as the start of another site or as
 * nothing at all: slashes, backslashes and control characters, however often their percent sign was encoded.
 */
const DISGUISED = /^[^?#]*%(?:25)*(?:2f|5c|[01][\da-f]|7f)/i

/**
 * A path to come back to after logging in: one of our own pages, or undefined. A stored or given path is never trusted
 * to be ours: other hosts, other schemes, and the login pages themselves lead nowhere.
 */
export function safeReturnPath(path: string | null | undefined): string | undefined {
  if (path === null || path === undefined || path.length > LONGEST) return undefined
  if (!/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(path)) return undefined
  if (FOLDED.test(path) || DISGUISED.test(path)) return undefined
  return isEntrance(path) ? undefined : path
}

const ENTRANCES: readonly string[] = [
  '/login',
  '/register_account',
  '/register_success',
  '/forget_password',
  '/bind_phone',
]

/** A page one passes through to get in: never a place to come back to. */
export function isEntrance(path: string): boolean {
  return ENTRANCES.includes(plainPath(path))
}
