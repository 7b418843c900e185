import { describe, expect, it } from 'vitest'
import type { Result } from '@diandu/core/kernel'
import { lightPorts } from './light-ports.ts'
import { createServerPorts, type CallApi } from './server-ports.ts'

describe('createServerPorts', () => {
  it('asks in the process, and gives the answer as it came', async () => {
    const requested: unknown[] = []
    const answer: Result<unknown> = { ok: false, failure: { kind: 'http', status: 503 } }
    const call = ((endpoint: { path: string }, input: unknown) => (
      requested.push([endpoint.path, input]),
      Promise.resolve(answer)
    )) as unknown as CallApi
    const { catalog, sessionStore } = createServerPorts(call)
    expect(await catalog.list({ sort: 'latest', platforms: [1, 3], isInspected: true }, null)).toBe(answer)
    expect(requested).toEqual([['goods', { sort: 'latest', platform: '1.3', inspected: 'yes' }]])
    expect(sessionStore.readToken()).toBeUndefined()
  })

  it('without a document the light ports are there, and empty', () => {
    expect(lightPorts.sessionStore.readUser()).toBeUndefined()
    expect(lightPorts.searchHistory.read()).toEqual([])
    expect(lightPorts.shell).toBe('browser')
  })
})
