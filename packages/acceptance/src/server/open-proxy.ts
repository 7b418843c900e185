import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Something in front of a server that can lose it, hold or refuse its files, and put a script of its own in the place
 * of the service worker.
 */
export interface Proxy {
  readonly url: string
  /** While it is not, every connection breaks. */
  setConnected(isConnected: boolean): void
  /** Undefined: the server's own. */
  setWorker(script: string | undefined): void
  /** Decides on each request by its path; undefined: all pass. */
  setWatch(watch: ((path: string) => 'pass' | 'refuse' | Promise<'pass' | 'refuse'>) | undefined): void
  close(): Promise<void>
}

export async function openProxy(target: string): Promise<Proxy> {
  let isConnected = true
  let worker: string | undefined
  let watch: Parameters<Proxy['setWatch']>[0]
  const server: Server = createServer(async (incoming, outgoing) => {
    if (!isConnected) return void incoming.socket.destroy()
    if (incoming.url === '/sw.js' && worker !== undefined) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
      return void outgoing.end(worker)
    }
    const { method, headers, url } = incoming
    if ((await watch?.(url ?? '/')) === 'refuse') return void incoming.socket.destroy()
    const passed = ask(new URL(url ?? '/', target), { method, headers: { ...headers, host: new URL(target).host } })
    passed.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setConnected(connected) {
      isConnected = connected
      if (!connected) server.closeAllConnections()
    },
    setWatch: (given) => void (watch = given),
    setWorker: (script) => void (worker = script),
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}
