/*
 * The address of a page of ours that was typed or put into a link, as the browser itself reads it; our first page for
 * every other site, and for what is no page at all.
 */
export function ownAddress(text, { origin, protocol }) {
  try {
    const url = new URL(text, origin)
    // The origin of a `blob:` address is ours, too.
    if (url.origin === origin && url.protocol === protocol) return url.href
  } catch {
    // No address.
  }
  return `${origin}/`
}
