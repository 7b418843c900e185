import type { Failure } from '@diandu/core/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { eventOfRefusal, type SecurityLog } from '../../security-log/index.ts'

type Refused = Parameters<SecurityLog['tell']>[0]

const KINDS: Readonly<Record<number, Refused['kind']>> = {
  400: 'request-malformed',
  403: 'access-refused',
  413: 'request-malformed',
  415: 'request-malformed',
  429: 'too-often',
}

const whereOf = ({ method, routeOptions, ip, id }: FastifyRequest) => ({
  what: `console ${method} ${routeOptions.url ?? '(no route)'}`,
  userId: null,
  clientAddress: ip,
  requestId: id,
})

/** What is refused by its status. What a call refuses, its route reports. */
export function reportRefusedRequests(app: FastifyInstance, { tell }: SecurityLog): void {
  app.addHook('onResponse', async (request, { statusCode }) => {
    const kind = KINDS[statusCode]
    if (kind !== undefined) tell({ ...whereOf(request), kind, reason: `status-${statusCode}`, field: null })
  })
}

/** Members of staff who ask for what their roles do not allow are reported too: the menu offers none of it. */
export function reportRefusedCall(request: FastifyRequest, failure: Failure, { tell }: SecurityLog): void {
  const isOfRole = failure.kind === 'refused' && failure.reason === 'another-user'
  const event = isOfRole
    ? ({ kind: 'access-refused', reason: 'another-user', field: null } as const)
    : eventOfRefusal({ access: 'member' }, failure)
  if (event !== null) tell({ ...whereOf(request), ...event })
}
