import { createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { DatabaseBusy } from './database/index.ts'
import { openTestDatabase } from './database/testing.ts'
import { createLog } from './kernel/index.ts'
import type { ServerModule } from './server-module.ts'
import { startSweeper } from './sweeper.ts'
import { simulatedDeps } from './testing/simulated-deps.ts'

/** Everything that a sweep is given, with the lines that it leaves. */
async function openDeps() {
  const clock = createManualClock()
  const db = await openTestDatabase()
  const lines: string[] = []
  const log = createLog({ level: 'warn', now: clock.now, write: (line) => void lines.push(line) })
  const deps = simulatedDeps(db, clock, { log })
  return { clock, lines, deps }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

it('a sweep that meets a database that is away leaves a line without a stack', async () => {
  const { clock, lines, deps } = await openDeps()
  const run = () => Promise.reject(new DatabaseBusy('The database is away.', undefined))
  const sweeper = startSweeper([{ name: 'example', sweeps: [{ name: 'tidy', everyMs: 1000, run }] }], deps)
  clock.advance(1000)
  await settle()
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    {
      time: expect.any(String),
      level: 'warn',
      message: 'A sweep waits for the database',
      sweep: 'tidy',
      why: 'The database is away.',
    },
  ])
  await sweeper.stop()
})

it('sweeps come back at their pace, also after a failure, until they are stopped', async () => {
  const { clock, lines, deps } = await openDeps()
  let runs = 0
  let ended = Promise.resolve()
  const run = () => {
    runs += 1
    ended = runs === 1 ? Promise.reject(new Error('a bad day')) : Promise.resolve()
    return ended
  }
  const module: ServerModule = { name: 'example', sweeps: [{ name: 'tidy', everyMs: 1000, run }] }
  const sweeper = startSweeper([module], deps)

  clock.advance(999)
  expect(runs).toBe(0)
  clock.advance(1)
  await settle()
  expect(runs).toBe(1)
  expect(lines.join()).toContain('a bad day')
  clock.advance(1000)
  await settle()
  expect(runs).toBe(2)
  await sweeper.stop()
  clock.advance(10_000)
  expect(runs).toBe(2)
})
