import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Readers, ReadScope } from '../database/index.ts'

/** A place in the database's log, and nothing of a person. */
const COOKIE = 'diandu_written'
const IN_COOKIES = new RegExp(`(?:^|;)\\s*${COOKIE}=([^;]*)`)
/** After that every replica that may answer knows of it. */
const LASTS_SECONDS = 5

/** Where the visitor's last request that wrote has written; undefined where that is longer ago. */
const positionIn = (cookies: string | undefined): string | undefined => IN_COOKIES.exec(cookies ?? '')?.[1]

/**
 * A visitor who has just written reads what they wrote, from whichever server: their browser keeps with the session how
 * far a replica must have followed. A made-up place asks the primary, as every request does where there is no replica.
 */
export function keepPositions(app: FastifyInstance, readers: Readers, isSecure: boolean): void {
  const scopes = new WeakMap<FastifyRequest, ReadScope>()
  app.addHook('preHandler', (request, _reply, done) => {
    const scope = readers.beginScope(positionIn(request.headers.cookie))
    scopes.set(request, scope)
    readers.within(scope, done)
  })
  app.addHook('onSend', async (request, reply) => {
    const scope = scopes.get(request)
    const position = scope === undefined ? undefined : await readers.positionAfter(scope)
    if (position !== undefined)
      reply.header(
        'set-cookie',
        `${COOKIE}=${position}; Path=/; Max-Age=${LASTS_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
      )
  })
}
