import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { accountModule } from './account/index.ts'
import { buildConsole, consoleOpenapi } from './admin/index.ts'
import { demoModule } from './demo/index.ts'
import { addDocsPages, createRateCounter, limitRates, precompress } from './http/index.ts'
import { EVERY_SWEEP } from './modules.ts'
import { ordersModule } from './orders/index.ts'
import { ALL_SETTINGS } from './settings/schema.ts'
import type { ModuleDeps } from './server-module.ts'

/** Other servers are told of every so many calls of an account. */
const CALLS_UNTOLD = 20

const FOLDER = fileURLToPath(new URL('../../admin/dist/', import.meta.url))

/** The console for staff, listening on a port of its own. */
export async function openConsole(
  deps: ModuleDeps & { readonly log: FastifyBaseLogger },
  port: number,
  marketPort: () => number,
) {
  const hasPages = existsSync(FOLDER)
  if (hasPages) await precompress(`${FOLDER}assets`, deps.log)
  const rates = createRateCounter(deps)
  const app = await buildConsole({
    ...deps,
    marketPort,
    limitRates: (scope) => limitRates(scope, deps.settings.rateLimitPerMinute, rates),
    countCall: (staffId) => rates.countFromMemory(`calls of staff ${staffId}`, CALLS_UNTOLD),
    system: {
      jobNames: new Set(EVERY_SWEEP.map(({ name }) => name)),
      settings: ALL_SETTINGS.map(([name, { secret }]) => ({
        name,
        isSecret: secret !== undefined,
        isChosen: deps.settings.chosen.includes(name),
      })),
    },
    ...(hasPages ? { folder: FOLDER } : {}),
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
