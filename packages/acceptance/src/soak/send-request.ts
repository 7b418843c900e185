import { request as open, type Agent } from 'node:http'
import type { SoakRequest } from './soak-requests.ts'

/** Sends it to its end, or to where the client leaves; answers the status, or 0 where there was none. */
export function sendRequest(
  server: URL,
  { method, path, headers, body, leaves }: SoakRequest,
  agent: Agent,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let isLeaving = false
    const leave = () => {
      isLeaving = true
      sent.destroy()
    }
    const sent = open({ host: server.hostname, port: server.port, method, path, headers, agent }, (answer) => {
      if (leaves === 'half-way') answer.once('data', leave)
      else answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
      answer.once('error', (error) => (isLeaving ? resolve(0) : reject(error)))
    })
    sent.once('error', (error) => (isLeaving ? resolve(0) : reject(error)))
    sent.once('close', () => resolve(0))
    sent.end(body)
    // Written, and gone before anything can have come back.
    if (leaves === 'at once') sent.once('finish', () => setImmediate(leave))
  })
}
