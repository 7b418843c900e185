import type { FastifyInstance } from 'fastify'
import type { AppParts } from './parts.ts'
import { VERSION } from '../version.ts'

/** `/health/live`: the process answers. `/health/ready`: it can also do its work. */
export function addHealthRoutes(app: FastifyInstance, parts: AppParts): void {
  const startedAt = parts.clock.now()
  app.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))
  app.get('/health/ready', async (_request, reply) => {
    const databaseAnswers = await parts.db.query('SELECT 1').then(() => true, () => false)
    const isReady = parts.readiness.isReady() && databaseAnswers
    return reply.status(isReady ? 200 : 503).header('cache-control', 'no-store').send({
      status: isReady ? 'ready' : 'not ready',
      version: VERSION,
      uptimeMs: parts.clock.now() - startedAt,
      // The books are checked before the first request is taken; broken ones stop the start.
      booksChecked: parts.readiness.isReady(),
      database: { answers: databaseAnswers, engine: parts.db.engine, durability: parts.db.durability },
    })
  })
}
