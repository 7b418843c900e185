import { createHmac } from 'node:crypto'
import { signatureText } from '@diandu/wire'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/index.ts'
import { buildApp, createReadiness, type AppParts } from '../http/index.ts'
import { silentLog } from '../log.ts'
import { sandboxSms, systemRandom } from '../outside/index.ts'
import { DEMO_SIGNING_SECRET, readSettings } from '../settings.ts'
import { handClock, type HandClock } from './hand-clock.ts'

export interface TestApp {
  readonly app: FastifyInstance
  readonly clock: HandClock
  /** The parameters with their timestamp and signature, as a client would send them. */
  readonly signed: (parameters?: Readonly<Record<string, unknown>>, timestamp?: number) => Record<string, unknown>
  /** The same in an address. */
  readonly signedQuery: (parameters?: Readonly<Record<string, string>>) => string
}

/** The whole HTTP side over a test database, reached by `app.inject`. */
export async function testApp(db: Database, over: Partial<AppParts> = {}, clock: HandClock = handClock()): Promise<TestApp> {
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
    new URLSearchParams(Object.entries(signed(parameters)).map(([name, value]): [string, string] => [name, String(value)])).toString()
  return { app, clock, signed, signedQuery }
}
