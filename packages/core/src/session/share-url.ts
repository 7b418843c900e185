import { safeReturnPath } from './guard/return-path.ts'

/** Parameters of one visit: the receiver of the link must not get them, least of all a token. */
const OWN_TO_A_VISIT: ReadonlySet<string> = new Set([
  'token',
  'os',
  'code',
  'state',
  'sign',
  'timestamp',
  'ticket',
  'randstr',
  'from',
  'isappinstalled',
])

/**
 * The address under which a page is handed on (spec §3, shareUrl): the platform's own origin and the page, without the
 * fragment and without what belongs to one visit. What is no page of ours, and a page one only passes to get in, is
 * shared as the first page.
 */
export function shareUrl(origin: string, path: string): string {
  const [page = '', query = ''] = (safeReturnPath(path) ?? '/').split('#', 1).flatMap((bare) => bare.split(/\?(.*)/, 2))
  const shared = query.split('&').filter((pair) => pair !== '' && !OWN_TO_A_VISIT.has(nameOf(pair)))
  return `${origin}${page}${shared.length === 0 ? '' : `?${shared.join('&')}`}`
}

/** By its name, read as the receiver of the address reads it. A name that cannot be decoded is undefined. */
function nameOf(pair: string): string {
  const [name = ''] = pair.split('=', 1)
  try {
    return decodeURIComponent(name.replaceAll('+', ' ')).trim().toLowerCase()
  } catch {
    return 'token'
  }
}
