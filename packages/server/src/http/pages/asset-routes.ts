import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../app-deps.ts'
import { openPageFiles } from './page-files.ts'

/**
 * The built files of the web client. Those under /assets carry their content's hash in their name and never change, and
 * may be of another version.
 */
export async function addAssetRoutes(
  app: FastifyInstance,
  clientFolder: string,
  { settings: { hasOfflineReading, pagesFolder }, log }: Pick<AppDeps, 'settings' | 'log'>,
): Promise<void> {
  const assets = join(clientFolder, 'assets')
  if (!existsSync(assets)) return
  const folderOf = await openPageFiles(assets, { folder: pagesFolder, log })
  await app.register(fastifyStatic, {
    root: assets,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: true,
  })
  app.get<{ readonly Params: { readonly name: string } }>('/assets/:name', async ({ params: { name } }, reply) => {
    const folder = await folderOf(name)
    return folder === undefined ? reply.callNotFound() : reply.sendFile(name, folder)
  })
  // Old clients ask for it whatever the document says.
  app.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').redirect('/icon.svg', 301),
  )
  // The few files at the top (an icon, a manifest) by name: a wildcard there would swallow the pages.
  for (const { name } of readdirSync(clientFolder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && isPublic(entry.name) && entry.name !== WORKER,
  )) {
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name, clientFolder, { maxAge: '1h', immutable: false }))
  }
  const worker = join(clientFolder, WORKER)
  const script = hasOfflineReading && existsSync(worker) ? readFileSync(worker, 'utf8') : FAREWELL
  // Asked for at each visit, so that a new version, or the end of it all, arrives with the next one.
  app.get(`/${WORKER}`, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', WORKER_POLICY)
      .send(script),
  )
}

const WORKER = 'sw.js'

/** A worker takes its own policy, not that of the page: it fetches from here and runs nothing else. */
const WORKER_POLICY = `default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`

/** Takes the place of a worker that was there before, drops what it kept, and is gone itself. */
const FAREWELL = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('diandu')) await caches.delete(name)
  await self.registration.unregister()
})()))
`

const isPublic = (name: string): boolean => !name.startsWith('.') && !/\.(html|br|gz|map)$/.test(name)
