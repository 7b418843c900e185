import type { FastifyInstance } from 'fastify'
import { directReaders } from '../../database/index.ts'
import { createAnswerCache } from '../answer-cache.ts'
import type { AppDeps } from '../app-deps.ts'
import { callsInProcess } from '../calls-in-process.ts'
import { pagePolicy } from './content-policy.ts'
import type { MakeRenderer } from './renderer.ts'

/**
 * A page of the market with a version of content that is not published, for the holder of a ticket. It runs no script:
 * what a script asked anew would be without the version.
 */
export function addPreviewRoutes(
  scope: FastifyInstance,
  deps: AppDeps & { readonly preview: NonNullable<AppDeps['preview']> },
  makeRenderer: MakeRenderer,
): void {
  scope.get('/preview/:ticket', async (request, reply) => {
    const { ticket } = request.params as { readonly ticket: string }
    const page = await deps.preview(ticket, ({ path, db }) => {
      const shown = { ...deps, db, readers: directReaders(db) }
      const renderer = makeRenderer(callsInProcess(shown, createAnswerCache(deps.clock)), deps.clock.now)
      const { headers } = request
      return renderer.render({
        url: path,
        userAgent: headers['user-agent'] ?? '',
        cookie: headers.cookie ?? '',
        acceptLanguage: headers['accept-language'] ?? '',
        isForFrame: false,
      })
    })
    if (page === undefined) return reply.callNotFound()
    return reply
      .status(page.status)
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': pagePolicy(page).replace(/script-src [^;]*/, "script-src 'none'"),
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .send(page.html)
  })
}
