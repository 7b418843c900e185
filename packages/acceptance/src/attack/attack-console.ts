import { CONSOLE_API, DEMO_STAFF, logInStaff } from '../api/staff.ts'
import { badInputsOf, mutations } from '../documented-calls/bad-inputs.ts'
import { documentedCalls, type DocumentedCall } from '../documented-calls/documented-calls.ts'
import { shapesOf } from '../documented-calls/json-schema.ts'
import { likelyInput } from '../documented-calls/likely-input.ts'
import { dice } from '../dice.ts'
import type { Installation } from '../server/installation.ts'
import type { AttackFinding } from './attack-finding.ts'
import { readAnswer } from './read-answer.ts'
import { sendAll, type FuzzCount } from './run-fuzz.ts'
import { keepAlive, LIMIT_MS, type HostileRequest } from './send-request.ts'

type Role = keyof typeof DEMO_STAFF

const LOGIN_NEEDED = '100000'
const SUCCESS = '000000'
/** They end the session of the attack itself. */
const ENDS_SESSIONS = /^POST session\b/
const MUTATIONS = 20

type Described = Parameters<typeof documentedCalls>[0] & {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly description?: string }>>>>
}

interface ConsoleCall extends DocumentedCall {
  /** Who may, as the document says; empty where no session is wanted. */
  readonly roles: readonly Role[]
}

interface ConsolePlan {
  readonly installation: Installation
  readonly consoleUrl: string
  readonly seed: number
  /** How many malformed requests for each call. */
  readonly max: number
  /** The roles that attack. */
  readonly roles: readonly Role[]
}

export interface AttackedConsole {
  readonly calls: number
  readonly counts: readonly FuzzCount[]
  /** Calls that were tried without a session, from another origin and by a role that may not. */
  readonly refused: number
  readonly findings: readonly AttackFinding[]
}

/** Malformed requests of staff, and calls by those who may not make them, over HTTP. */
export async function attackConsole(plan: ConsolePlan): Promise<AttackedConsole> {
  const { consoleUrl, seed, max, roles } = plan
  const url = new URL(consoleUrl)
  const calls = await callsOf(url)
  const cookies = new Map<Role, string>()
  for (const role of roles) cookies.set(role, await logInStaff(plan, DEMO_STAFF[role]))
  const counts: FuzzCount[] = []
  const findings: AttackFinding[] = []
  const agent = keepAlive(4)
  let refused = 0
  try {
    for (const [at, call] of calls.entries()) {
      const chance = dice(seed + at)
      const cookie = [...cookies].find(([role]) => call.roles.includes(role))?.[1]
      if (ENDS_SESSIONS.test(call.name)) continue
      if (cookie !== undefined || call.roles.length === 0) {
        const inputs = [...badInputsOf(call), ...mutations(call, MUTATIONS, chance)]
        const chosen = Array.from({ length: Math.min(max, inputs.length) }, () => chance.pick(inputs))
        const requests = chosen.map(({ kind, parameters }) => requestOf(call, parameters, url, { kind, cookie }))
        const outcome = await sendAll(url, call.name, requests, agent, LIMIT_MS)
        counts.push(...outcome.counts)
        findings.push(...outcome.findings)
      }
      const tried = await tryForbidden(call, url, cookies)
      refused += tried.sent
      findings.push(...tried.findings)
    }
  } finally {
    agent.destroy()
  }
  return { calls: calls.length, counts, refused, findings }
}

/** A visitor, a page of another origin, and each role that may not: none of them is served. */
async function tryForbidden(call: ConsoleCall, url: URL, cookies: ReadonlyMap<Role, string>) {
  const parameters = likelyInput(shapesOf(call.input)[0] ?? {})
  const findings: AttackFinding[] = []
  let sent = 0
  const expectRefusal = async (kind: string, request: HostileRequest, isRefused: (code: string) => boolean) => {
    const { status, code = '', text } = await readAnswer(url, request)
    sent += 1
    if (status === 403 || isRefused(code)) return
    findings.push({ hole: 'serves a visitor', where: call.name, kind, message: `${status} ${text.slice(0, 200)}` })
  }
  if (call.roles.length > 0)
    await expectRefusal(
      'no session',
      requestOf(call, parameters, url, { kind: 'visitor' }),
      (code) => code === LOGIN_NEEDED,
    )
  const [cookie] = cookies.values()
  await expectRefusal(
    'another origin',
    requestOf(call, parameters, url, { kind: 'another origin', cookie, origin: 'https://market.example' }),
    () => false,
  )
  for (const [role, own] of cookies)
    if (call.roles.length > 0 && !call.roles.includes(role))
      await expectRefusal(
        `role ${role}`,
        requestOf(call, parameters, url, { kind: 'another role', cookie: own }),
        (code) => code !== SUCCESS && code !== '',
      )
  return { sent, findings }
}

interface Sender {
  readonly kind: string
  readonly cookie?: string | undefined
  readonly origin?: string
}

function requestOf(
  { name }: Pick<DocumentedCall, 'name'>,
  parameters: Readonly<Record<string, unknown>>,
  url: URL,
  { kind, cookie, origin = url.origin }: Sender,
): HostileRequest {
  const [method = '', path = ''] = name.split(' ')
  const headers = { 'x-diandu-console': '1', origin, ...(cookie === undefined ? {} : { cookie }) }
  if (method === 'GET') {
    const texts = Object.entries(parameters).map(([key, value]): [string, string] => [
      key,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ])
    return { kind, method, path: `${CONSOLE_API}${path}?${new URLSearchParams(texts).toString()}`, headers }
  }
  const body = JSON.stringify(parameters)
  return {
    kind,
    method,
    path: `${CONSOLE_API}${path}`,
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  }
}

async function callsOf(url: URL): Promise<readonly ConsoleCall[]> {
  const document = (await (await fetch(new URL('/docs/openapi.json', url))).json()) as Described
  return documentedCalls(document).map((call) => {
    const [method = '', path = ''] = call.name.split(' ')
    const { description = '' } = document.paths[`/${path}`]?.[method.toLowerCase()] ?? {}
    const named = (/Roles: ([^.]+)\./.exec(description)?.[1] ?? '').split(', ')
    return { ...call, roles: named.filter((role): role is Role => Object.hasOwn(DEMO_STAFF, role)) }
  })
}
