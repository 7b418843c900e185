import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askOften } from './ask-often.ts'

describe('asking often', () => {
  let atOnce = 0
  let mostAtOnce = 0
  const server = createServer((incoming, outgoing) => {
    atOnce += 1
    mostAtOnce = Math.max(mostAtOnce, atOnce)
    setImmediate(() => {
      atOnce -= 1
      outgoing.end(incoming.url === '/wrong' ? '{"code":"400000"}' : '{"code":"000000"}')
    })
  })
  const at = (path: string) => new URL(path, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)

  beforeAll(() => new Promise<void>((settle) => server.listen(0, '127.0.0.1', () => settle())))
  afterAll(() => void server.close())

  it('[ACP-42] counts what was answered, with no more clients at once than asked for', async () => {
    const { requests, perSecond, p50Ms, p99Ms } = await askOften([at('/a'), at('/b')], 4, 60)
    expect(requests).toBeGreaterThan(4)
    expect(mostAtOnce).toBeLessThanOrEqual(4)
    expect(perSecond).toBeGreaterThan(0)
    expect(p99Ms).toBeGreaterThanOrEqual(p50Ms)
  })

  it('[ACP-42] measures no refusals', async () => {
    await expect(askOften([at('/wrong')], 1, 20)).rejects.toThrow('400000')
  })
})
