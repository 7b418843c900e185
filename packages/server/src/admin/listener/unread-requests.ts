import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

interface UnreadError extends Error {
  readonly code?: string
}

const STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers what could not be read as a request with a status and the console's headers, and ends the connection. */
export const answerUnread =
  (headers: Readonly<Record<string, string>>) =>
  (error: UnreadError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = STATUS[error.code ?? ''] ?? 400
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'content-length: 0',
      'connection: close',
    ]
    // What is still to come is not read, so that the answer arrives before the connection ends.
    socket.end(`${head.join('\r\n')}\r\n\r\n`)
  }
