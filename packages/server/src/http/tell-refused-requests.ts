import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SecurityLog } from '../security-log/index.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that serves what only a signed address shows: not finding it may be a guess. */
    readonly isSignedAddress?: boolean
  }
}

/** Rejected before a call was found: there is a status only, no failure. */
const MALFORMED: ReadonlySet<number> = new Set([400, 413, 414, 415, 431])

interface Route {
  readonly url: string | undefined
  readonly isSigned: boolean
}

/** Tells of requests that were refused by their status. What a call refuses, its route tells. */
export function tellRefusedRequests(app: FastifyInstance, securityLog: SecurityLog): void {
  // A route that finds nothing is not known afterwards.
  const routes = new WeakMap<FastifyRequest, Route>()
  app.addHook('onRequest', async (request) => {
    const { url, config } = request.routeOptions
    routes.set(request, { url, isSigned: config.isSignedAddress === true })
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    noteRefused(request, statusCode, securityLog, routes.get(request))
  })
}

export function noteRefused(
  request: FastifyRequest,
  statusCode: number,
  securityLog: SecurityLog,
  route?: Route,
): void {
  const kind = kindOf(statusCode, route?.isSigned === true)
  if (kind === null) return
  securityLog.tell({
    kind,
    what: `${request.method} ${route?.url ?? '(no route)'}`,
    reason: `status-${statusCode}`,
    field: null,
    userId: null,
    clientAddress: request.ip,
    requestId: request.id,
  })
}

function kindOf(status: number, isSigned: boolean) {
  if (status === 429) return 'too-often'
  if (status === 404 && isSigned) return 'address-refused'
  return MALFORMED.has(status) ? 'request-malformed' : null
}
