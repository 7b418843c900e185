export interface OwnOrigin {
  /**
   * Where people open the market, such as `https://m.example.com`; `null` only where WeChat is a simulated one: an
   * account wants the setting.
   */
  readonly publicOrigin: string | null
  /** The host that was asked, as the client says it; it counts only where nothing else says which is ours. */
  readonly host: string | undefined
}

/**
 * The address of one of our own pages, letter by letter and without its fragment, or undefined for any other: another
 * host, port or scheme, one with a user's name, and one that is not written as browsers write it.
 */
export function ownPage(text: string, own: OwnOrigin): string | undefined {
  const [page = ''] = text.split('#', 1)
  if (!URL.canParse(page)) return undefined
  const { origin, protocol, username, password } = new URL(page)
  if (username !== '' || password !== '' || origin !== originOf(own, protocol)) return undefined
  const rest = page.slice(origin.length)
  return page.startsWith(origin) && /^(?:[/?][^\\\p{Cc}]*)?$/u.test(rest) ? page : undefined
}

/** Without a setting the scheme is the page's: a proxy before us may speak another one with us than with browsers. */
function originOf({ publicOrigin, host }: OwnOrigin, protocol: string): string | undefined {
  if (publicOrigin !== null) return publicOrigin
  if (host === undefined || (protocol !== 'https:' && protocol !== 'http:')) return undefined
  const ours = `${protocol}//${host}`
  return URL.canParse(ours) ? new URL(ours).origin : undefined
}
