import { describe, expect, it } from 'vitest'
import type { Result } from '@diandu/core/kernel'
import { lightPorts } from './light-ports.ts'
import { createServerPorts, type Ask } from './server-ports.ts'

describe('createServerPorts', () => {
  it('[CMP-5] asks in the process, and gives the answer as it came', async () => {
    const asked: unknown[] = []
    const answer: Result<unknown> = { ok: false, failure: { kind: 'http', status: 503 } }
    const ask = ((row: { path: string }, input: unknown) => (asked.push([row.path, input]), Promise.resolve(answer))) as unknown as Ask
    const { catalog, sessionStore } = createServerPorts(ask)
    expect(await catalog.list({ sort: 'latest', platform: 1 }, null)).toBe(answer)
    expect(asked).toEqual([['goods', { sort: 'latest', platform: 1 }]])
    expect(sessionStore.readToken()).toBeUndefined()
  })

  it('[CMP-5] without a document the light ports are there, and empty', () => {
    expect(lightPorts.sessionStore.readUser()).toBeUndefined()
    expect(lightPorts.searchHistory.read()).toEqual([])
    expect(lightPorts.shell).toBe('browser')
  })
})
