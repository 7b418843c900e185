import type { FastifyInstance } from 'fastify'
import { databaseProbe, readsProbe, type Readers } from '../database/index.ts'
import type { AppDeps } from './app-deps.ts'
import { VERSION } from '../kernel/index.ts'

/**
 * `/health/live`: the process answers. `/health/ready`: it can also do its work, which is told within two seconds,
 * whatever the database does. `/health/reads`: public pages are answered, by a replica at least.
 */
export function addHealthRoutes(app: FastifyInstance, deps: AppDeps & { readonly readers: Readers }): void {
  const startedAt = performance.now()
  const probe = databaseProbe(deps.db, deps.clock)
  const areReadsAnswered = readsProbe(deps.readers.reads, deps.clock)
  app.get('/health/reads', async (_request, reply) => {
    const isReady = deps.readiness.isReady() && (await areReadsAnswered())
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'reads' : 'not ready' })
  })
  app.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))
  app.get('/health/ready', async (_request, reply) => {
    const does = await probe()
    const isReady = deps.readiness.isReady() && does === 'writes'
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 'ready' : 'not ready',
        version: VERSION,
        newestMigration: deps.newestMigration ?? null,
        uptimeMs: Math.round(performance.now() - startedAt),
        // The books are checked before the first request is taken; broken ones stop the start.
        booksChecked: deps.readiness.isReady(),
        database: {
          answers: does !== 'nothing',
          writes: does === 'writes',
          engine: deps.db.engine,
          durability: deps.db.durability,
        },
      })
  })
}
