import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** More than a phone's picture weighs as it was taken. Of a longer body the sender may lose the answer. */
const MAX_READ_AWAY_BYTES = 24 * 1024 * 1024

/**
 * Reads to the end what was too large to be taken, and answers then: a connection that is closed while its caller still
 * sends is reset, and the answer is lost with it. Who stops sending meets the limit of every request's time.
 */
export function readTooLargeBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, { statusCode }) => {
    if (statusCode === 413 && Number(raw.headers['content-length'] ?? 0) <= MAX_READ_AWAY_BYTES) await readAway(raw)
  })
}

function readAway(request: IncomingMessage): Promise<void> {
  return new Promise((done) => {
    if (request.readableEnded || request.destroyed) return done()
    let readBytes = 0
    request.on('data', (part: Buffer) => {
      readBytes += part.length
      if (readBytes > MAX_READ_AWAY_BYTES) done()
    })
    for (const end of ['end', 'close', 'error']) request.once(end, () => done())
    request.resume()
  })
}
