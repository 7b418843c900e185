import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { accountModule } from './account/index.ts'
import { buildConsole } from './admin/index.ts'
import { demoModule } from './demo/index.ts'
import type { ModuleDeps } from './server-module.ts'

const FOLDER = fileURLToPath(new URL('../../admin/dist/', import.meta.url))

/** The console for staff, listening on a port of its own. */
export async function openConsole(deps: ModuleDeps & { readonly log: FastifyBaseLogger }, port: number) {
  const app = await buildConsole({
    ...deps,
    ...(existsSync(FOLDER) ? { folder: FOLDER } : {}),
    // The pictures of listings, which are uploads, or the demonstration's.
    routes: (scope) => {
      for (const { routes } of [accountModule, demoModule]) routes?.(scope, deps)
    },
  })
  const address = await app.listen({ port, host: deps.settings.adminHost })
  return { address, close: () => app.close() }
}
