import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SecurityLog } from '../../security-log/index.ts'
import { sendError, type ErrorDeps } from '../error-answers.ts'
import type { AppDeps } from '../app-deps.ts'
import { noteRequest } from '../request-log.ts'
import { headersOfUnrouted } from '../security-headers.ts'
import { noteRefused } from '../tell-refused-requests.ts'

type UnroutedDeps = ErrorDeps & Pick<AppDeps, 'settings'> & { readonly securityLog: SecurityLog }

/**
 * Answers what the router itself refuses: an address that cannot be decoded, or one whose parameter is too long. It
 * calls no hook, so that headers and log lines are added here.
 */
export const refuseUnrouted =
  (deps: UnroutedDeps) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headersOfUnrouted(deps.settings.mode === 'production')).header('x-request-id', request.id)
    sendError(error, request, reply, deps)
    noteRequest(request, reply)
    noteRefused(request, reply.statusCode, deps.securityLog)
  }
