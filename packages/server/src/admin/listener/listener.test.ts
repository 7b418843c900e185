import { createManualClock } from '@diandu/core/testing'
import { ADMIN_API_BASE, CONSOLE_HEADER } from '@diandu/wire/admin'
import { expect, it } from 'vitest'
import { describeOnEachEngine, openTestDatabase } from '../../database/testing.ts'
import { createRateCounter, limitRates } from '../../http/index.ts'
import { systemRandom } from '../../integrations/index.ts'
import { createLog } from '../../kernel/index.ts'
import type { Database } from '../../database/index.ts'
import { readSettings } from '../../settings.ts'
import { buildConsole } from '../index.ts'

const ORIGIN = 'https://console.example'
const WRONG = { login: 'lina', password: 'a pass phrase', code: '000000' }

/** The console as a server opens it, with its limits and its log. */
async function listenerOver(db: Database, mode: 'demo' | 'production' = 'demo') {
  const clock = createManualClock()
  const lines: Readonly<Record<string, unknown>>[] = []
  const write = (line: string) => void lines.push(JSON.parse(line) as Readonly<Record<string, unknown>>)
  const log = createLog({ level: 'info', now: clock.now, write })
  const settings = { ...readSettings({}), mode }
  const app = await buildConsole({
    db,
    clock,
    random: systemRandom,
    log,
    settings,
    routes: () => undefined,
    system: { jobNames: new Set(), settings: [] },
    limitRates: (scope) => limitRates(scope, 600, createRateCounter({ db, log, settings })),
  })
  const post = async (path: string, payload: object, remoteAddress = '192.0.2.7', origin = ORIGIN) =>
    (
      await app.inject({
        method: 'POST',
        url: `${ADMIN_API_BASE}${path}`,
        remoteAddress,
        headers: { host: 'console.example', [CONSOLE_HEADER]: '1', origin },
        payload,
      })
    ).statusCode
  const told = () => lines.filter((line) => line['event'] === 'security')
  return { app, post, told }
}

describeOnEachEngine('The listener of the console', (open) => {
  it('answers so many logins of one address a minute, and reports each that was refused (ADM-64)', async () => {
    const { post, told } = await listenerOver(await open())
    const statuses: number[] = []
    for (let nth = 0; nth < 32; nth += 1) statuses.push(await post('session', WRONG))
    expect(statuses.indexOf(429)).toBe(30)
    expect(await post('session', WRONG, '198.51.100.7')).toBe(200)
    expect(new Set(told().map(({ kind, what }) => `${String(kind)} ${String(what)}`))).toEqual(
      new Set([`proof-refused console POST ${ADMIN_API_BASE}session`]),
    )
    expect(JSON.stringify(told())).not.toContain('lina')
  })
})

it('reports a page of another origin, a missing session and an answer without a question (ADM-64)', async () => {
  const { post, told } = await listenerOver(await openTestDatabase())
  expect(await post('session', WRONG, '192.0.2.7', 'https://market.example')).toBe(403)
  expect(await post('account/recovery-codes', {}, '192.0.3.7')).toBe(200)
  expect(await post('session/passkey', { answer: '{"id":"x"}' }, '192.0.4.7')).toBe(200)
  expect(told().map(({ kind, network }) => [kind, network])).toEqual([
    ['access-refused', '192.0.2.0/24'],
    ['session-missing', '192.0.3.0/24'],
    ['proof-refused', '192.0.4.0/24'],
  ])
})

it('an address that cannot be decoded is answered with the console’s own body and headers (ADM-64)', async () => {
  const { app } = await listenerOver(await openTestDatabase(), 'production')
  const answer = await app.inject({ method: 'GET', url: '/%zz', headers: { host: 'console.example' } })
  expect([answer.statusCode, answer.json<{ readonly code: string }>().code]).toEqual([400, '400'])
  expect(answer.headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000',
    'cache-control': 'no-store',
  })
})
