import { describe, expect, it } from 'vitest'
import { lateTransport } from './late-transport.ts'
import type { Transport, WireRequest } from './transport.ts'

const request = { method: 'GET', path: 'index', parameters: {}, headers: {} } as unknown as WireRequest
const signal = new AbortController().signal
const answering: Transport = () => Promise.resolve({ status: 200, body: 'here' })

describe('lateTransport', () => {
  it('is fetched once, before anything is asked, and carries every request', async () => {
    let loads = 0
    const transport = lateTransport(() => Promise.resolve((loads++, answering)))
    expect(loads).toBe(1)
    expect(await Promise.all([transport(request, signal), transport(request, signal)])).toEqual([
      { status: 200, body: 'here' },
      { status: 200, body: 'here' },
    ])
    expect(loads).toBe(1)
  })

  it('a transport that cannot be fetched is a network that does not answer, and the next request tries again', async () => {
    let loads = 0
    const transport = lateTransport(() =>
      ++loads < 3 ? Promise.reject(new Error('no chunk')) : Promise.resolve(answering),
    )
    expect(await transport(request, signal)).toBeUndefined()
    expect(await transport(request, signal)).toEqual({ status: 200, body: 'here' })
  })
})
