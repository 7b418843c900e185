import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { accountModule } from './account/index.ts'
import { buildConsole, consoleOpenapi } from './admin/index.ts'
import { demoModule } from './demo/index.ts'
import { addDocsPages, createRateCounter, limitRates } from './http/index.ts'
import { ordersModule } from './orders/index.ts'
import type { ModuleDeps } from './server-module.ts'

const FOLDER = fileURLToPath(new URL('../../admin/dist/', import.meta.url))

/** The console for staff, listening on a port of its own. */
export async function openConsole(deps: ModuleDeps & { readonly log: FastifyBaseLogger }, port: number) {
  const app = await buildConsole({
    ...deps,
    limitRates: (scope) => limitRates(scope, deps.settings.rateLimitPerMinute, createRateCounter(deps)),
    ...(existsSync(FOLDER) ? { folder: FOLDER } : {}),
    // Pictures, which are uploads or the demonstration's, the proofs of a hand-over, and the calls for programs.
    routes: (scope) => {
      for (const { routes } of [accountModule, demoModule, ordersModule]) routes?.(scope, deps)
      const { showsDocs, rateLimitPerMinute } = deps.settings
      if (showsDocs) addDocsPages(scope, consoleOpenapi, rateLimitPerMinute)
    },
  })
  const { adminUrl, adminHost } = deps.settings
  const address = await app.listen({ port, host: adminHost }).catch(async (error: NodeJS.ErrnoException) => {
    await app.close()
    if (error.code !== 'EADDRINUSE') throw error
    throw new Error(`The console cannot listen on ${adminHost}:${port}, where another program does. Set ADMIN_PORT.`)
  })
  // Passkeys are bound to a name: a browser makes none for an address of digits.
  return { address: adminUrl ?? address.replace('//127.0.0.1:', '//localhost:'), close: () => app.close() }
}
