import type { StaffRole } from '@diandu/core/admin'
import { createManualClock } from '@diandu/core/testing'
import { ADMIN_API_BASE, CONSOLE_HEADER } from '@diandu/wire/admin'
import { createDataBox } from '../../crypto/index.ts'
import type { Database } from '../../database/index.ts'
import { systemRandom } from '../../integrations/index.ts'
import { silentLog } from '../../kernel/index.ts'
import { hashPassword } from '../../session/index.ts'
import { readSettings } from '../../settings.ts'
import { codeAt, newSecret } from '../../staff/authenticator.ts'
import { aboutSecret } from '../../staff/staff-login.ts'
import { insertStaff } from '../../staff/staff-store.ts'
import { buildConsole } from '../index.ts'

export const PASSWORD = 'a pass phrase of staff'
const CHEAP = { logN: 4, blocks: 1, passes: 1 }
const HOST = 'console.example'

interface Sent {
  readonly cookie?: string | undefined
  readonly address?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answered {
  readonly status: number
  readonly code: string
  readonly data: unknown
  readonly reason: string | undefined
  readonly cookie: string | undefined
  readonly cookieLine: string
}

/** The console over a test database, with accounts whose authenticators the test holds. */
export async function openConsole(
  db: Database,
  dataKey = readSettings({}).secrets.dataKey,
  mode: 'demo' | 'production' = 'demo',
  countCall?: NonNullable<Parameters<typeof buildConsole>[0]['countCall']>,
) {
  const clock = createManualClock()
  const settings = { ...readSettings({}), mode, secrets: { dataKey } }
  const box = createDataBox(dataKey)
  const secrets = new Map<string, Uint8Array>()
  const app = await buildConsole({
    db,
    clock,
    random: systemRandom,
    log: silentLog,
    settings,
    system: { jobNames: new Set(['a job']), settings: [{ name: 'DATA_KEY', isSecret: true, isChosen: true }] },
    routes: () => undefined,
    ...(countCall === undefined ? {} : { countCall }),
  })

  const addStaff = async (
    login: string,
    roles: readonly StaffRole[],
    { id = login, name = `${login} of the market` }: { readonly id?: string; readonly name?: string } = {},
  ) => {
    const secret = newSecret()
    secrets.set(login, secret)
    await insertStaff(db, {
      id,
      login,
      name,
      roles,
      status: 'active',
      passwordHash: await hashPassword(PASSWORD, CHEAP),
      sealedSecret: box.seal(secret, aboutSecret(id)),
      lastInterval: 0,
      lastSeenAt: clock.now(),
    })
  }
  /** A new code each time: the clock goes on by an interval. */
  const codeOf = (login: string): string => {
    clock.advance(30_000)
    return codeAt(secrets.get(login) ?? new Uint8Array(), clock.now())
  }
  const send = async (
    method: 'GET' | 'POST',
    path: string,
    input: Readonly<Record<string, unknown>> = {},
    { cookie, address = '192.0.2.7', headers = { [CONSOLE_HEADER]: '1', origin: `https://${HOST}` } }: Sent = {},
  ): Promise<Answered> => {
    const query = new URLSearchParams(
      Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString()
    const response = await app.inject({
      method,
      url: `${ADMIN_API_BASE}${path}${method === 'GET' && query !== '' ? `?${query}` : ''}`,
      remoteAddress: address,
      headers: { host: HOST, ...headers, ...(cookie === undefined ? {} : { cookie }) },
      ...(method === 'POST' ? { payload: input } : {}),
    })
    const body = response.body === '' ? {} : (response.json() as { code?: string; data?: unknown })
    const line = String(response.headers['set-cookie'] ?? '')
    const reason = (body.data as { readonly reason?: string } | null | undefined)?.reason
    return {
      status: response.statusCode,
      code: body.code ?? '',
      data: body.data ?? null,
      reason,
      cookie: line === '' ? undefined : line.split(';', 1)[0],
      cookieLine: line,
    }
  }
  const tryLogin = (login: string, code: string, password = PASSWORD) =>
    send('POST', 'session', { login, password, code })
  /** The cookie of a new session. */
  const logIn = async (login: string): Promise<string> => {
    const { cookie } = await tryLogin(login, codeOf(login))
    if (cookie === undefined) throw new Error(`${login} could not log in`)
    return cookie
  }
  return { app, db, clock, addStaff, codeOf, send, tryLogin, logIn }
}
