import { API_BASE } from '@diandu/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendStatus } from '../error-answers.ts'
import type { AppDeps } from '../app-deps.ts'

/**
 * Headers that decide who asks, for which host, and what is sent. Of two, Node takes one and a proxy before us may have
 * checked by the other. (Two lengths, or a length beside chunks, Node refuses by itself.)
 */
const SINGLE_HEADERS: ReadonlySet<string> = new Set([
  'host',
  'authorization',
  'content-type',
  'idempotency-key',
  'x-acting-user',
  'expect',
])

/** A host's name or address with its port, or nothing at all: no path, no user, no list. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])?(?::\d{0,5})?$/i

/**
 * Control characters as an address writes them: `%00` to `%1F`, `%7F`, and U+0080 to U+009F in UTF-8. Decoding the
 * address gives no others.
 */
const CONTROL_CHARACTER = /%(?:[01][\da-f]|7f|c2%[89][\da-f])/i

/**
 * Refuses with 400, before anything reads them, requests that no client of ours sends and whose parts different readers
 * would read differently.
 */
export function refuseMalformedRequests(app: FastifyInstance, deps: Pick<AppDeps, 'clock' | 'settings'>): void {
  const calls = `${deps.settings.apiBase}${API_BASE}`
  app.addHook('onRequest', async (request, reply) => {
    const { expect, host } = request.headers
    if (expect !== undefined && expect.toLowerCase() !== '100-continue') return sendStatus(reply, 417, deps)
    if (
      repeatsHeader(request) ||
      !(host === undefined ? request.raw.httpVersion === '1.0' : HOST.test(host)) ||
      CONTROL_CHARACTER.test(checkedPart(request.url, calls))
    )
      return sendStatus(reply, 400, deps)
    return undefined
  })
}

function repeatsHeader({ raw: { rawHeaders } }: FastifyRequest): boolean {
  const seen = new Set<string>()
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase() ?? ''
    if (!SINGLE_HEADERS.has(name)) continue
    if (seen.has(name)) return true
    seen.add(name)
  }
  return false
}

/** A call's query is checked by its definition, which names the invalid parameter. */
const checkedPart = (url: string, calls: string): string => (url.startsWith(calls) ? (url.split('?', 1)[0] ?? '') : url)

/**
 * `GET http://host/path` is an address as clients send it to proxies. The host in it is of no use here, like the one in
 * the header: only the path goes on.
 */
export function originForm(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '')
  return path === url || path.startsWith('/') ? path : `/${path}`
}
