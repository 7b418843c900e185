import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { SecurityLog } from '../../security-log/index.ts'
import { statusAnswer, type Asked, type StatusDeps } from '../error-answers.ts'
import type { AppDeps } from '../app-deps.ts'
import { headersOfUnrouted } from '../security-headers.ts'

type UnreadDeps = StatusDeps & Pick<AppDeps, 'settings'> & { readonly securityLog: SecurityLog }

interface UnreadError extends Error {
  readonly code?: string
  /** The bytes that could not be read, whatever type Fastify gives them. */
  readonly rawPacket?: unknown
}

const STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers what could not be read as a request, in the shape of every other answer, and lets go of the connection. */
export const answerUnread =
  (deps: UnreadDeps) =>
  (error: UnreadError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = STATUS[error.code ?? ''] ?? 400
    // A browser that connects early and then asks for nothing is no attack.
    if (status !== 408)
      deps.securityLog.tell({
        kind: 'request-malformed',
        what: '(unread)',
        reason: `status-${status}`,
        field: null,
        userId: null,
        clientAddress: socket.remoteAddress ?? '',
        requestId: null,
      })
    endWith(status, askedIn(error.rawPacket), socket, deps)
  }

/**
 * Node answers an expectation that it does not know, and a client that takes this for a proxy, by itself and without
 * our headers: the former goes to the routes like any request, the latter is refused here.
 */
export function passOnToRoutes(app: FastifyInstance, deps: UnreadDeps): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.server.on('connect', (_request, socket) => endWith(400, NOTHING_READ, socket as Socket, deps))
}

const NOTHING_READ: Asked = { url: '', accept: undefined }

/** As much as the beginning of a request tells, which the reader may have given up later. */
function askedIn(packet: unknown): Asked {
  const text = Buffer.isBuffer(packet) ? packet.toString('latin1') : ''
  return {
    url: /^[A-Z]+ (\S+)/.exec(text)?.[1] ?? '',
    accept: /^accept:(.*)$/im.exec(text)?.[1],
  }
}

function endWith(status: number, asked: Asked, socket: Socket, deps: UnreadDeps): void {
  const { type, text } = statusAnswer(status, asked, deps)
  const guards = Object.entries(headersOfUnrouted(deps.settings.mode === 'production'))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...guards.map(([name, value]) => `${name}: ${value}`),
    `content-type: ${type}`,
    `content-length: ${Buffer.byteLength(text)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}
