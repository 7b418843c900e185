import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Clock } from '@diandu/core/kernel'
import type { SecurityLog } from '../../security-log/index.ts'
import { JSON_TYPE, statusText } from '../error-answers.ts'
import { headersOfUnread } from '../security-headers.ts'

const STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers what could not be read as a request, in the shape of every other answer, and lets go of the connection. */
export const answerUnread =
  ({ clock, securityLog }: { readonly clock: Clock; readonly securityLog: SecurityLog }, isProduction: boolean) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = STATUS[error.code ?? ''] ?? 400
    // A browser that connects early and then asks for nothing is no attack.
    if (status !== 408)
      securityLog.tell({
        kind: 'request-malformed',
        what: '(unread)',
        reason: `status-${status}`,
        field: null,
        userId: null,
        clientAddress: socket.remoteAddress ?? '',
        requestId: null,
      })
    const text = statusText(status, clock.now())
    const guards = Object.entries(headersOfUnread(isProduction)).map(([name, value]) => `${name}: ${value}`)
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...guards,
      `content-type: ${JSON_TYPE}`,
      `content-length: ${Buffer.byteLength(text)}`,
      'connection: close',
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
  }
