import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { stripScripts } from './strip-scripts.ts'

/**
 * As the server compresses a page: at the highest level, which takes tens of milliseconds, a floor would come later
 * than its page.
 */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

export interface StrippingProxy {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** The floor that a page is compared with: the same server's same page, with every script taken out. */
export function startStrippingProxy(target: string): Promise<StrippingProxy> {
  const server = createServer((incoming, outgoing) => pass(new URL(target), incoming, outgoing))
  return new Promise((settle) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      const stop = () =>
        new Promise<void>((stopped) => {
          server.close(() => stopped())
          server.closeAllConnections()
        })
      settle({ url: `http://127.0.0.1:${port}`, stop })
    })
  })
}

function pass({ hostname, port, host }: URL, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const wantsPage = /text\/html/.test(incoming.headers.accept ?? '')
  const headers = { ...incoming.headers, host, ...(wantsPage ? { 'accept-encoding': 'identity' } : {}) }
  const requested = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (answer) => {
    if (/text\/html/.test(answer.headers['content-type'] ?? '')) void sendStripped(answer, outgoing)
    else {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    }
  })
  requested.on('error', () => outgoing.writeHead(502).end())
  incoming.pipe(requested)
}

async function sendStripped(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  const body = brotliCompressSync(Buffer.from(stripScripts(Buffer.concat(parts).toString('utf8'))), COMPRESSION)
  const { 'transfer-encoding': _chunks, link: _ahead, ...headers } = answer.headers
  outgoing
    .writeHead(answer.statusCode ?? 502, { ...headers, 'content-encoding': 'br', 'content-length': body.length })
    .end(body)
}
