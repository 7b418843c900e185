import { createHmac } from 'node:crypto'
import { createManualClock, type ManualClock } from '@diandu/core/testing'
import { signatureText } from '@diandu/wire'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/index.ts'
import { buildApp, createReadiness, type AppDeps } from '../http/index.ts'
import { silentLog } from '../kernel/index.ts'
import { sandboxSms, systemRandom } from '../integrations/index.ts'
import { DEMO_SIGNING_SECRET, readSettings } from '../settings.ts'

export interface TestApp {
  readonly app: FastifyInstance
  readonly clock: ManualClock
  /** The parameters with their timestamp and signature, as a client would send them. */
  readonly signed: (parameters?: Readonly<Record<string, unknown>>, timestamp?: number) => Record<string, unknown>
  /** The same in an address. */
  readonly signedQuery: (parameters?: Readonly<Record<string, string>>) => string
}

/** The whole HTTP side over a test database, reached by `app.inject`. */
export async function testApp(
  db: Database,
  over: Partial<AppDeps> = {},
  clock: ManualClock = createManualClock(),
): Promise<TestApp> {
  const readiness = createReadiness()
  readiness.set(true)
  const app = await buildApp({
    db,
    clock,
    random: systemRandom,
    log: silentLog,
    settings: { ...readSettings({}), rateLimitPerMinute: null },
    sms: sandboxSms(db, clock),
    handlers: [],
    findViewer: async () => null,
    readiness,
    ...over,
  })
  const signed: TestApp['signed'] = (parameters = {}, timestamp = clock.now()) => {
    const all = { ...parameters, timestamp }
    return { ...all, sign: createHmac('sha256', DEMO_SIGNING_SECRET).update(signatureText(all)).digest('hex') }
  }
  const signedQuery: TestApp['signedQuery'] = (parameters = {}) =>
    new URLSearchParams(
      Object.entries(signed(parameters)).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString()
  return { app, clock, signed, signedQuery }
}
