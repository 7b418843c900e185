import type { Installation } from '../server/installation.ts'
import { runOps } from '../server/run-ops.ts'

/** Staff of the demonstration, by the roles that the document of the console names. */
export const DEMO_STAFF = {
  Reviewer: 'shenhe',
  Identity: 'heming',
  Support: 'kefu',
  Cashier: 'chuna',
  Checker: 'fuhe',
  Disputes: 'jiufen',
  Content: 'neirong',
  Auditor: 'shenji',
  'Staff admin': 'renshi',
} as const

export const STAFF_PASSWORD = 'demo-staff-2468'
export const CONSOLE_API = '/admin-api/v1/'

interface OpenedConsole {
  readonly installation: Installation
  readonly consoleUrl: string
}

/** The cookie of a new session. */
export async function logInStaff({ installation, consoleUrl }: OpenedConsole, login: string): Promise<string> {
  const url = new URL(consoleUrl)
  const code = (await runOps(installation, 'staff', 'code', login)).output.trim()
  const response = await fetch(new URL(`${CONSOLE_API}session`, url), {
    method: 'POST',
    headers: { 'x-diandu-console': '1', origin: url.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ login, password: STAFF_PASSWORD, code }),
  })
  const [cookie] = (response.headers.get('set-cookie') ?? '').split(';')
  if (cookie === undefined || cookie === '') throw new Error(`${login} could not log in: ${await response.text()}`)
  return cookie
}

interface StaffAnswer<Data> {
  readonly code: string
  readonly data: Data
}

/** Calls of one member of staff: with a body they are sent, without one they read. */
type StaffApi = <Data>(path: string, body?: object) => Promise<StaffAnswer<Data>>

export async function openStaffApi(place: OpenedConsole, login: string): Promise<StaffApi> {
  const cookie = await logInStaff(place, login)
  const url = new URL(place.consoleUrl)
  const headers = { cookie, 'x-diandu-console': '1', origin: url.origin, 'content-type': 'application/json' }
  return async (path, body) => {
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    return (await fetch(new URL(`${CONSOLE_API}${path}`, url), { headers, ...sent })).json() as never
  }
}
