import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Viewer } from '../../calls/index.ts'
import type { ServerModule } from '../../server-module.ts'

type Spoilt = (module: ServerModule) => ServerModule

const foundation =
  (routes: (app: FastifyInstance) => void): Spoilt =>
  (module) =>
    module.name === 'foundation' ? { ...module, routes } : module

const hasQuote = (url = ''): boolean => /'|%27/.test(url)

/** So many are answered as fast as ever. */
const QUOTES_BORNE = 3
/** More than a machine with other things to do makes of an answer. */
const SLOW_MS = 120

/** Servers with a hole in what is no call: who the caller is, how requests are read, and what is answered to all. */
export const SEEDED_HOLE_DEPS: Readonly<Record<string, Spoilt>> = {
  'serves-visitors': ({ findViewer, ...rest }) => ({
    ...rest,
    ...(findViewer && {
      findViewer: async (token, deps) => {
        const viewer = await findViewer(token, deps)
        if (viewer !== null) return viewer
        const [first] = await deps.db.query<Viewer>('SELECT id AS user_id FROM users ORDER BY id LIMIT 1')
        return first ?? null
      },
    }),
  }),
  'reflects-scripts': foundation(
    (app) =>
      void app.addHook('onSend', async (request, reply) =>
        reply.statusCode === 404 ? (reply.type('text/html; charset=utf-8'), notFoundPage(request.url)) : undefined,
      ),
  ),
  // Before anything reads the request, all but the first Host header are gone.
  'takes-two-hosts': foundation(
    (app) =>
      void app.server.prependListener('request', ({ rawHeaders }: IncomingMessage) => forgetSecondHost(rawHeaders)),
  ),
  'drops-connections-upon-quotes': foundation(
    (app) =>
      void app.server.prependListener(
        'request',
        ({ url, socket }: IncomingMessage) => void (hasQuote(url) && socket.destroy()),
      ),
  ),
  'gets-slower-upon-quotes': foundation((app) => {
    let quotes = 0
    app.addHook('onRequest', async ({ url }) => {
      if (hasQuote(url)) quotes += 1
      if (quotes > QUOTES_BORNE) await pause(SLOW_MS)
    })
  }),
}

function forgetSecondHost(rawHeaders: string[]): void {
  const isHost = (at: number): boolean => at % 2 === 0 && rawHeaders[at]?.toLowerCase() === 'host'
  const first = rawHeaders.findIndex((_, at) => isHost(at))
  for (let at = rawHeaders.length - 2; at > first; at -= 2) if (isHost(at)) rawHeaders.splice(at, 2)
}

function notFoundPage(url: string): string {
  try {
    return `<p>There is no ${decodeURIComponent(url)}`
  } catch {
    return '<p>There is no such page'
  }
}
