import { CALLS } from '@diandu/wire'
import { expect, it } from 'vitest'
import { checkHandlers } from './calls/index.ts'
import { openTestDatabase } from './database/testing.ts'
import { silentLog } from './log.ts'
import { MODULES } from './modules.ts'
import { sandboxSms, systemRandom } from './outside/index.ts'
import { readSettings } from './settings.ts'
import { handClock } from './testing/hand-clock.ts'
import { playedSigning } from './testing/played-signing.ts'

it('[SRV-5] the modules answer every call once, and none that is not in the table', async () => {
  const db = await openTestDatabase()
  const clock = handClock()
  const parts = { db, clock, random: systemRandom, log: silentLog, sms: sandboxSms(db, clock), captcha: null, ...playedSigning(db, clock), weChat: null, payments: null, settings: readSettings({}) }
  const handlers = MODULES.flatMap((module) => module.handlers?.(parts) ?? [])
  expect(checkHandlers(CALLS, handlers)).toEqual([])
  expect(new Set(MODULES.map(({ name }) => name)).size).toBe(MODULES.length)
})
