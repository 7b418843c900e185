import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'

export interface Received {
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

/** Stands in for a provider: keeps what came and answers what it is told; `undefined` is no answer at all. */
export async function simulateProvider(
  answer: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly received: readonly Received[]; readonly endpoint: string }> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, body })
      if (answer === undefined) return
      response.writeHead(status, headers).end(typeof answer === 'string' ? answer : JSON.stringify(answer))
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { received, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Where no provider listens: nothing that was sent there arrived. */
export async function closedEndpoint(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}
