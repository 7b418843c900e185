/** Longer than any address that an article needs. */
const MAX_LENGTH = 500

/**
 * Whether an article's link may lead there: a path of ours, or an https address without a name and a password in it.
 * Whatever a browser would take for another host or for a program is none: `//host`, `\\host`, `java\tscript:`.
 */
export function isSafeHref(href: string): boolean {
  if (href.length > MAX_LENGTH || /[\s\p{Cc}\p{Cf}\p{Cs}\\]/u.test(href)) return false
  if (/^\/(?!\/)/.test(href)) return true
  return /^https:\/\/[^/?#@:]+(?::\d{1,5})?(?:[/?#]|$)/i.test(href)
}
