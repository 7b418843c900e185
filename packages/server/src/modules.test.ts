import { createManualClock } from '@diandu/core/testing'
import { CALLS } from '@diandu/wire'
import { expect, it } from 'vitest'
import { checkHandlers } from './calls/index.ts'
import { openTestDatabase } from './database/testing.ts'
import { MODULES } from './modules.ts'
import { simulatedDeps } from './testing/simulated-deps.ts'

it('the modules answer every call once, and none that is not in the table', async () => {
  const db = await openTestDatabase()
  const clock = createManualClock()
  const deps = simulatedDeps(db, clock)
  const handlers = MODULES.flatMap((module) => module.handlers?.(deps) ?? [])
  expect(checkHandlers(CALLS, handlers)).toEqual([])
  expect(new Set(MODULES.map(({ name }) => name)).size).toBe(MODULES.length)
})

it('the sweeps have a name each, by which all servers know them', () => {
  const names = MODULES.flatMap(({ sweeps = [] }) => sweeps.map(({ name }) => name))
  expect(names.length).toBeGreaterThan(20)
  expect(new Set(names).size).toBe(names.length)
})
