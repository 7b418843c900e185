import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const NONCE = '__CSP_NONCE__'

/** Ant Design writes its styles while it runs: a nonce for each answer lets in these and no others. */
const policyFor = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The pages of the console: every address but those of calls and files is its one document. */
export async function addConsoleFiles(app: FastifyInstance, folder: string): Promise<void> {
  const document = await readFile(join(folder, 'index.html'), 'utf8')
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    cacheControl: false,
    preCompressed: true,
    dotfiles: 'deny',
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })
  app.get('/*', (request, reply) => {
    if (request.url.startsWith('/admin-api/') || request.url.startsWith('/assets/')) return reply.callNotFound()
    const nonce = randomBytes(16).toString('base64url')
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policyFor(nonce))
      .send(document.replaceAll(NONCE, nonce))
  })
}
