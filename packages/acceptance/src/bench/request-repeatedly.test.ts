import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { requestRepeatedly, requestPages } from './request-repeatedly.ts'

describe('asking often', () => {
  let atOnce = 0
  let maxAtOnce = 0
  let answered = 0
  const server = createServer((incoming, outgoing) => {
    atOnce += 1
    maxAtOnce = Math.max(maxAtOnce, atOnce)
    setImmediate(() => {
      atOnce -= 1
      answered += 1
      outgoing.end(incoming.url === '/wrong' ? '{"code":"400000"}' : '{"code":"000000"}')
    })
  })
  const at = (path: string) => new URL(path, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)

  beforeAll(() => new Promise<void>((settle) => server.listen(0, '127.0.0.1', () => settle())))
  afterAll(() => void server.close())

  it('counts what was answered, with no more clients at once than asked for', async () => {
    // A clock on which each answer takes a millisecond, however slow the machine is.
    vi.spyOn(performance, 'now').mockImplementation(() => answered)
    const { requests, perSecond, p50Ms, p99Ms } = await requestRepeatedly([at('/a'), at('/b')], 4, 60)
    expect(requests).toBe(answered)
    // Those who had asked when the time was over are waited for.
    expect(requests).toBeGreaterThanOrEqual(60)
    expect(requests).toBeLessThan(60 + 4)
    expect(perSecond).toBe(1000)
    expect(maxAtOnce).toBeLessThanOrEqual(4)
    expect(p50Ms).toBeGreaterThanOrEqual(1)
    expect(p99Ms).toBeGreaterThanOrEqual(p50Ms)
  })

  it('measures no refusals', async () => {
    await expect(requestRepeatedly([at('/wrong')], 1, 20)).rejects.toThrow('400000')
  })

  it('counts no page that is not compressed', async () => {
    await expect(requestPages(() => at('/a'), 1, 20)).rejects.toThrow('/a answered 200')
  })
})
