import { Agent, request as open } from 'node:http'
import { connect } from 'node:net'

/** The answer, as far as it arrived. */
export interface AttackAnswer {
  /** 0 where the connection was closed without an answer. */
  readonly status: number
  readonly contentType: string | undefined
  readonly text: string
  readonly ms: number
  /** Nothing came to an end within the limit. */
  readonly isLate: boolean
  /** The connection was closed before a valid request was answered in full. Raw bytes may be left without an answer. */
  readonly isDropped: boolean
}

export interface HostileRequest {
  readonly kind: string
  readonly method: string
  /** Path and query, as they go over the wire. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

/** Longer than two dozen password hashes that are queued before it. */
export const LIMIT_MS = 15_000

export const keepAlive = (clients: number): Agent => new Agent({ keepAlive: true, maxSockets: clients })

/** Sends a request that an ordinary client can send. */
export async function sendRequest(
  server: URL,
  request: HostileRequest,
  agent: Agent,
  limitMs = LIMIT_MS,
): Promise<AttackAnswer> {
  const answer = await sendOver(server, request, agent, limitMs)
  // A server may close an idle connection while the next request is on its way, so a request is sent again on a
  // connection of its own.
  return answer.status === 0 && answer.isDropped && answer.isReused ? sendOver(server, request, false, limitMs) : answer
}

function sendOver(
  server: URL,
  { method, path, headers, body }: HostileRequest,
  agent: Agent | false,
  limitMs: number,
): Promise<AttackAnswer & { readonly isReused: boolean }> {
  return new Promise((settle) => {
    const sentAt = performance.now()
    const parts: Buffer[] = []
    let [status, contentType, isLate, isWhole]: [number, string | undefined, boolean, boolean] = [
      0,
      undefined,
      false,
      false,
    ]
    const done = () => {
      clearTimeout(impatience)
      settle({
        status,
        contentType,
        text: Buffer.concat(parts).toString('utf8'),
        ms: performance.now() - sentAt,
        isLate,
        isDropped: !isWhole && !isLate,
        isReused: sent.reusedSocket,
      })
    }
    const length: Record<string, string> =
      body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sent = open(
      { host: server.hostname, port: server.port, method, path, headers: { ...length, ...headers }, agent },
      (answer) => {
        status = answer.statusCode ?? 0
        contentType = answer.headers['content-type']
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.once('end', () => {
          isWhole = answer.complete
          done()
        })
        answer.once('error', done)
      },
    )
    const impatience = setTimeout(() => {
      isLate = true
      sent.destroy()
      done()
    }, limitMs)
    sent.once('error', done)
    sent.once('close', done)
    sent.end(body)
  })
}

/** Time for an answer to a whole request, before the sending side of the connection is closed. */
const NO_MORE_AFTER_MS = 1_500
/** Data within this time belong to the same answer, or to the next one. */
const QUIET_MS = 60

/** Sends bytes that need not be a request, waits for an answer, closes the sending side, and reads to the end. */
export function sendBytes(server: URL, bytes: Buffer, limitMs = LIMIT_MS): Promise<AttackAnswer> {
  return new Promise((settle) => {
    const sentAt = performance.now()
    const parts: Buffer[] = []
    const done = (isLate: boolean) => {
      clearTimeout(impatience)
      clearTimeout(ending)
      const text = Buffer.concat(parts).toString('utf8')
      const statuses = [...text.matchAll(/^HTTP\/1\.\d (\d{3})/gm)]
        .map(([, status]) => Number(status))
        .filter((status) => status >= 200)
      settle({
        status: Math.max(0, ...statuses),
        contentType: /^content-type: *(.*?)\r?$/im.exec(text)?.[1],
        text,
        ms: performance.now() - sentAt,
        isLate,
        isDropped: false,
      })
    }
    const socket = connect({ host: server.hostname, port: Number(server.port) }, () => socket.write(bytes))
    // A server may leave even a whole request without an answer, if the sending side is closed at once.
    let ending = setTimeout(() => socket.end(), NO_MORE_AFTER_MS)
    const impatience = setTimeout(() => {
      socket.destroy()
      done(true)
    }, limitMs)
    socket.on('data', (part: Buffer) => {
      parts.push(part)
      clearTimeout(ending)
      ending = setTimeout(() => socket.end(), QUIET_MS)
    })
    socket.on('error', () => undefined)
    socket.once('close', () => done(false))
  })
}
