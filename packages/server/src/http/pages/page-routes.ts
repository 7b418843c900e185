import { STORED_AS } from '@diandu/core/session'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { onShopsChanged } from '../../catalog/index.ts'
import type { Readers } from '../../database/index.ts'
import type { Metrics } from '../../metrics/index.ts'
import { sendPage, type ErrorDeps } from '../error-answers.ts'
import { pageAnswer, type PageAnswer } from './page-answer.ts'
import { createPageCache } from './page-cache.ts'
import { isPagePath, PAGE_ROUTE } from './page-paths.ts'
import type { AppDeps } from '../app-deps.ts'
import { limitTo } from '../requests/rate-limits.ts'
import type { PageRequest, Renderer } from './renderer.ts'

type PageDeps = AppDeps & ErrorDeps & { readonly metrics: Pick<Metrics, 'pageSent'>; readonly readers: Readers }

export function addPageRoutes(scope: FastifyInstance, deps: PageDeps, renderer: Renderer): void {
  const answerFor = answerCache(scope, deps, renderer)
  const { rateLimitPerMinute } = deps.settings
  const config = limitTo(rateLimitPerMinute ?? undefined, rateLimitPerMinute, { isFromMemory: true })
  scope.get(PAGE_ROUTE, { config }, async (request, reply) => {
    const [path = ''] = request.url.split('?', 1)
    if (!isPagePath(path, deps.settings)) return reply.callNotFound()
    try {
      return await send(await answerFor(request), request, reply, deps.clock.now())
    } catch (error) {
      return sendPage(reply, deps.faults.note(error, request, reply), deps)
    }
  })
}

/** A page that was rendered a moment ago for another visitor, or one that is rendered for this visit. */
function answerCache(
  scope: FastifyInstance,
  { db, readers, log, elapsing, metrics, pageSeen = [] }: PageDeps,
  renderer: Renderer,
): (request: FastifyRequest) => Promise<PageAnswer> {
  const cache = createPageCache(
    (error) => log.warn({ error }, 'A kept page could not be rendered again'),
    elapsing,
    readers.ageMs,
  )
  const stop = onShopsChanged(db, cache.dropShops)
  scope.addHook('onClose', async () => stop())
  return async ({ headers, url }) => {
    const visit: PageRequest = {
      url,
      userAgent: headers['user-agent'] ?? '',
      cookie: headers.cookie ?? '',
      acceptLanguage: headers['accept-language'] ?? '',
      isForFrame: headers['sec-fetch-dest'] === 'iframe',
    }
    const render = async () => pageAnswer(await renderer.render(visit))
    const isOwn = hasSession(visit.cookie, headers.authorization) || readers.isAfterWriting()
    const key = isOwn ? undefined : renderer.keyOf?.(visit)
    if (key === undefined) {
      metrics.pageSent('rendering')
      return render()
    }
    const { page, wasRendered } = await cache.answerFor(key, render)
    metrics.pageSent(wasRendered ? 'rendering' : 'memory')
    if (!wasRendered && page.status === 200) for (const tell of pageSeen) tell(url)
    return page
  }
}

const SESSION_COOKIE = new RegExp(`(?:^|;)\\s*(?:${STORED_AS.token}|${STORED_AS.userInfo})=`)

/**
 * A visitor with a session is given nothing that was rendered for another visitor, and has nothing rendered for others.
 */
const hasSession = (cookie: string, authorization: string | undefined): boolean =>
  authorization !== undefined || SESSION_COOKIE.test(cookie)

async function send(
  page: PageAnswer,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  nowMs: number,
): Promise<FastifyReply> {
  // The document is kept and shared: when it was sent is told beside it (`pageClock` of the adapters reads it).
  reply.status(page.status).headers(page.headers).header('server-timing', `clock;dur=${nowMs}`)
  if (page.status === 200 && names(headers['if-none-match'], page.tag)) return reply.status(304).send()
  const { encoding, bytes } = await page.bodyFor(headers['accept-encoding'])
  // Where nothing is compressed, the hook for all answers says by what they differ.
  if (encoding !== null)
    reply.headers({
      'content-encoding': encoding,
      vary: [page.headers['vary'], 'accept-encoding'].filter(Boolean).join(', '),
    })
  return reply.send(bytes)
}

/** Weak tags are the same with and without their mark; a proxy may name several. */
const names = (known: string | undefined, tag: string): boolean =>
  (known ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag.replace(/^W\//, ''))
