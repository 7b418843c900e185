import { expect, it } from 'vitest'
import { openTestDatabase } from './database/testing.ts'
import { createLog } from './log.ts'
import { sandboxSms, systemRandom } from './outside/index.ts'
import type { ServerModule } from './server-module.ts'
import { readSettings } from './settings.ts'
import { startSweeper } from './sweeper.ts'
import { handClock } from './testing/hand-clock.ts'
import { playedSigning } from './testing/played-signing.ts'

it('[SRV-26] sweeps come back at their pace, also after a failure, until they are stopped', async () => {
  const clock = handClock()
  const db = await openTestDatabase()
  const lines: string[] = []
  const log = createLog({ level: 'error', now: clock.now, write: (line) => void lines.push(line) })
  const parts = { db, clock, random: systemRandom, log, sms: sandboxSms(db, clock), captcha: null, ...playedSigning(db, clock), weChat: null, payments: null, settings: readSettings({}) }
  let runs = 0
  let ended = Promise.resolve()
  const run = () => {
    runs += 1
    ended = runs === 1 ? Promise.reject(new Error('a bad day')) : Promise.resolve()
    return ended
  }
  const module: ServerModule = { name: 'example', sweeps: [{ name: 'tidy', everyMs: 1000, run }] }
  const sweeper = startSweeper([module], parts)
  const settle = () => new Promise((resolve) => setImmediate(resolve))

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
