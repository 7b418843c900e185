import { createManualClock } from '@diandu/core/testing'
import { CALLS } from '@diandu/wire'
import { expect, it } from 'vitest'
import { checkHandlers } from './calls/index.ts'
import { openTestDatabase } from './database/testing.ts'
import { silentLog } from './kernel/index.ts'
import { MODULES } from './modules.ts'
import { sandboxSms, systemRandom } from './integrations/index.ts'
import { readSettings } from './settings.ts'
import { simulatedSigning } from './testing/simulated-signing.ts'

it('the modules answer every call once, and none that is not in the table', async () => {
  const db = await openTestDatabase()
  const clock = createManualClock()
  const deps = {
    db,
    clock,
    random: systemRandom,
    log: silentLog,
    sms: sandboxSms(db, clock),
    captcha: null,
    ...simulatedSigning(db, clock),
    weChat: null,
    payments: null,
    settings: readSettings({}),
  }
  const handlers = MODULES.flatMap((module) => module.handlers?.(deps) ?? [])
  expect(checkHandlers(CALLS, handlers)).toEqual([])
  expect(new Set(MODULES.map(({ name }) => name)).size).toBe(MODULES.length)
})
