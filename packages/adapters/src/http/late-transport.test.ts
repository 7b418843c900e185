import { describe, expect, it } from 'vitest'
import { lateTransport } from './late-transport.ts'
import type { Transport, WireRequest } from './transport.ts'
import { createBusyCount, type Failure } from '@diandu/core/kernel'
import { createManualClock } from '@diandu/core/testing'
import { listShops } from '@diandu/wire'
import { createClient } from './create-client.ts'

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

it('a signer whose code does not come is a network that does not answer, and nothing is sent', async () => {
  const failures: Failure[] = []
  const client = createClient({
    transport: () => Promise.reject(new Error('Nothing is sent unsigned')),
    signer: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    loadSealer: () => Promise.reject(new Error('Nothing is sealed')),
    clock: createManualClock(),
    tokens: { readToken: () => undefined, actsFor: () => undefined },
    busy: createBusyCount(),
    onFailure: (failure) => void failures.push(failure),
  })
  expect(await client.send(listShops, { sort: 'latest' })).toEqual({ ok: false, failure: { kind: 'offline' } })
  expect(failures).toEqual([{ kind: 'offline' }])
})
