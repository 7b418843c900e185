import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Clock } from '@diandu/core/kernel'
import { JSON_TYPE, statusText } from './error-answers.ts'

const STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers what could not be read as a request, in the shape of every other answer, and lets go of the connection. */
export const answerUnread =
  (clock: Clock) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = STATUS[error.code ?? ''] ?? 400
    const text = statusText(status, clock.now())
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, `content-type: ${JSON_TYPE}`, `content-length: ${Buffer.byteLength(text)}`, 'connection: close']
    socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
  }
