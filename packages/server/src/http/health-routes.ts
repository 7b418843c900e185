import type { FastifyInstance } from 'fastify'
import { databaseProbe } from '../database/index.ts'
import type { AppDeps } from './app-deps.ts'
import { VERSION } from '../kernel/index.ts'

/**
 * `/health/live`: the process answers. `/health/ready`: it can also do its work, which is told within two seconds,
 * whatever the database does.
 */
export function addHealthRoutes(app: FastifyInstance, deps: AppDeps): void {
  const startedAt = performance.now()
  const probe = databaseProbe(deps.db, deps.clock)
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
