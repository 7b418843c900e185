import { createBusyCount, type Failure } from '@diandu/core/kernel'
import { createManualClock } from '@diandu/core/testing'
import { listShops } from '@diandu/wire'
import { expect, it } from 'vitest'
import { createClient } from './create-client.ts'

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
