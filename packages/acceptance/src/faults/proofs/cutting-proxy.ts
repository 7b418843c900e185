import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dice } from '../../dice.ts'

export interface CuttingProxy {
  readonly url: string
  /** Answers that did not arrive, or not whole. */
  readonly cuts: () => number
  readonly close: () => Promise<void>
}

/**
 * Stands before a server and lets one answer in so many get lost: the server has done it, and the client never hears of
 * it.
 */
export async function startCuttingProxy(target: string, oneIn: number, seed: number): Promise<CuttingProxy> {
  const { below } = dice(seed)
  const agent = new Agent({ keepAlive: true })
  let cuts = 0
  const proxy = createServer((requested, answered) => {
    const onward = request(
      new URL(requested.url ?? '/', target),
      { method: requested.method, headers: requested.headers, agent },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const body = Buffer.concat(parts)
          if (below(oneIn) > 0) return void answered.writeHead(answer.statusCode ?? 502, answer.headers).end(body)
          cuts += 1
          // Nothing at all, or the beginning of it.
          if (below(2) === 0) return void answered.destroy()
          answered.writeHead(answer.statusCode ?? 502, answer.headers)
          answered.write(body.subarray(0, Math.max(1, body.length >> 1)), () => answered.destroy())
        })
      },
    )
    onward.on('error', () => answered.destroy())
    requested.pipe(onward)
  })
  await new Promise<void>((settle) => proxy.listen(0, '127.0.0.1', settle))
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    cuts: () => cuts,
    close: () =>
      new Promise((settle) => {
        agent.destroy()
        proxy.closeAllConnections()
        proxy.close(() => settle())
      }),
  }
}
