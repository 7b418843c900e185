import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'

/** The bundler as a part of this server: its files beside our routes, its socket on our own address and no other. */
export async function openVite(app: FastifyInstance, webFolder: string): Promise<ViteDevServer> {
  // Only who develops has it installed.
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: webFolder,
    appType: 'custom',
    logLevel: 'warn',
    server: {
      middlewareMode: true,
      hmr: { server: app.server },
      // An editor empties a file before it writes it: read in between, the page would be left without its export.
      watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } },
    },
  })
  await app.register(middie)
  app.use(vite.middlewares)
  // Its open sockets would keep the server from ever closing.
  app.addHook('preClose', () => vite.close())
  return vite
}
