import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The built files of the web client. Those under /assets carry their content's hash in their name and never change. */
export async function addAssetRoutes(app: FastifyInstance, clientFolder: string): Promise<void> {
  const assets = join(clientFolder, 'assets')
  if (!existsSync(assets)) return
  await app.register(fastifyStatic, {
    root: assets,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: true,
  })
  // Old clients ask for it whatever the document says.
  app.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').redirect('/icon.svg', 301),
  )
  // The few files at the top (an icon, a manifest) by name: a wildcard there would swallow the pages.
  for (const { name } of readdirSync(clientFolder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && isPublic(entry.name),
  )) {
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name, clientFolder, { maxAge: '1h', immutable: false }))
  }
}

const isPublic = (name: string): boolean => !name.startsWith('.') && !/\.(html|br|gz|map)$/.test(name)
