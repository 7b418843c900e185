import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pagePolicy } from '../pages/content-policy.ts'
import { openapiOf } from './openapi.ts'
import type { AppDeps } from '../app-deps.ts'
import { limitTo } from '../requests/rate-limits.ts'

const require = createRequire(import.meta.url)

const FILES = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
} as const

/** Their megabytes are compressed again for every caller. */
const FILES_PER_MINUTE = 30

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Diandu: the calls</title>
<link rel="stylesheet" href="/docs/swagger-ui.css"><link rel="icon" href="/docs/favicon-32x32.png"></head>
<body><div id="calls"></div><script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script></body>
</html>
`

const START = `SwaggerUIBundle({ url: '/docs/openapi.json', dom_id: '#calls', deepLinking: true, supportedSubmitMethods: [] })\n`

/**
 * `/docs`: the calls for people, `/docs/openapi.json`: the same for programs. Where they are closed, no address of
 * theirs is there.
 */
export function addDocsRoutes(app: FastifyInstance, { handlers, settings }: AppDeps): void {
  if (!settings.showsDocs) return
  const endpoints = handlers.map(({ endpoint }) => endpoint)
  addDocsPages(app, () => openapiOf(endpoints, settings.apiBase), settings.rateLimitPerMinute)
}

/** The pages that show a document of calls. It is made once, when it is asked for. */
export function addDocsPages(app: FastifyInstance, documentOf: () => object, rateLimitPerMinute: number | null): void {
  let document: string | null = null
  const folder = dirname(require.resolve('swagger-ui-dist/package.json'))
  app.get('/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', pagePolicy()).send(PAGE),
  )
  app.get('/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(START))
  app.get('/docs/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((document ??= JSON.stringify(documentOf()))),
  )
  for (const [name, type] of Object.entries(FILES)) {
    app.get(`/docs/${name}`, { config: limitTo(FILES_PER_MINUTE, rateLimitPerMinute) }, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'max-age=3600')
        .send(await readFile(join(folder, name))),
    )
  }
}
