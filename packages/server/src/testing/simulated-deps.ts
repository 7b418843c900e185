import type { Clock } from '@diandu/core/kernel'
import { createDataBox } from '../crypto/index.ts'
import type { Database } from '../database/index.ts'
import { sandboxESignature, sandboxIdentity, sandboxPush, sandboxSms, systemRandom } from '../integrations/index.ts'
import { sharedKeyPair } from '../integrations/testing/shared-key-pair.ts'
import { silentLog } from '../kernel/index.ts'
import type { ModuleDeps } from '../server-module.ts'
import { readSettings } from '../settings.ts'

const A_KEY = { now: new Uint8Array(32).fill(7), before: [] }

/** Deps of modules over a test database: every provider is simulated. */
export const simulatedDeps = (db: Database, clock: Clock, change: Partial<ModuleDeps> = {}): ModuleDeps => ({
  db,
  clock,
  random: systemRandom,
  log: silentLog,
  sms: sandboxSms(db, clock),
  push: sandboxPush({ db, clock, random: systemRandom }),
  captcha: null,
  identity: sandboxIdentity({ db, clock, random: systemRandom }),
  eSignature: sandboxESignature(db, createDataBox(A_KEY), clock, sharedKeyPair),
  weChat: null,
  payments: null,
  settings: readSettings({}),
  ...change,
})
