import { CASE_QUEUES, decisionsOf, revealsOf, type CaseQueue } from '@diandu/core/admin'
import { DAY_MS, type Failure } from '@diandu/core/kernel'
import { createManualClock } from '@diandu/core/testing'
import { ADMIN_API_BASE, ADMIN_CALLS, adminCallName, CONSOLE_HEADER } from '@diandu/wire/admin'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { composeAdmin } from './compose-admin.ts'
import { CONTENT_REQUESTS } from './testing/content-requests.ts'
import { MONEY_REQUESTS, type PortRequest } from './testing/money-requests.ts'
import { RECORD_REQUESTS } from './testing/record-requests.ts'

const HOST = 'http://console.test'
const network = setupServer()
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }))
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

interface Sent {
  readonly name: string
  readonly given: unknown
  readonly mark: string | null
}

/** The ports over a server that gives each call the same answer, with what it was sent. */
function consoleThat(answer: Readonly<Record<string, unknown>>, status = 200) {
  const sent: Sent[] = []
  network.use(
    http.all(`${HOST}${ADMIN_API_BASE}*`, async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url)
      sent.push({
        name: `${request.method} ${pathname.slice(ADMIN_API_BASE.length)}`,
        given: request.method === 'GET' ? Object.fromEntries(searchParams) : await request.json(),
        mark: request.headers.get(CONSOLE_HEADER),
      })
      return HttpResponse.json({ message: '', data: null, timestamp: 0, ...answer }, { status })
    }),
  )
  const ports = composeAdmin({ apiBase: HOST, clock: createManualClock() })
  const failures: Failure[] = []
  ports.failures.subscribe((failure) => failures.push(failure))
  return { ports, sent, failures }
}

function caseRequests(queue: CaseQueue): readonly PortRequest[] {
  const choice = { id: 'c1', version: '3', words: 'w', fields: {} }
  const sealed = { id: 'c1', key: 'card', reason: 'r', locale: 'en' } as const
  return [
    [`GET ${queue}`, { locale: 'en' }, ({ cases }) => cases.waiting(queue, 'en')],
    [`GET ${queue}/one`, { id: 'c1', locale: 'en' }, ({ cases }) => cases.show(queue, 'c1', 'en')],
    [`POST ${queue}/claim`, { id: 'c1', isTakenOver: true }, ({ cases }) => cases.claim(queue, 'c1', true)],
    ...Object.keys(decisionsOf(queue)).map((decision): PortRequest => [
      `POST ${queue}/decide/${decision}`,
      choice,
      ({ cases }) => cases.decide(queue, { ...choice, decision }),
    ]),
    ...(revealsOf(queue) === undefined
      ? []
      : [[`POST ${queue}/reveal`, sealed, ({ cases }) => cases.reveal(queue, sealed)] satisfies PortRequest]),
  ]
}

const REQUESTS: readonly PortRequest[] = [
  ...CONTENT_REQUESTS,
  ...MONEY_REQUESTS,
  ...RECORD_REQUESTS,
  [
    'POST session',
    { login: 'lina', password: 'p', code: '123456' },
    ({ access }) => access.logIn({ login: 'lina', password: 'p', code: '123456' }),
  ],
  ['POST session/end', {}, ({ access }) => access.logOut()],
  ['GET session', {}, ({ access }) => access.self()],
  [
    'POST session/prove',
    { password: 'p', code: '123456' },
    ({ access }) => access.prove({ password: 'p', code: '123456' }),
  ],
  ['GET session/all', {}, ({ access }) => access.sessions()],
  ['POST session/end-one', { id: 's1' }, ({ access }) => access.endSession('s1')],
  ['POST session/passkey/start', {}, ({ access }) => access.startPasskeyLogin()],
  ['POST session/passkey', { answer: '{}' }, ({ access }) => access.logInByPasskey('{}')],
  ['POST session/prove/passkey/start', {}, ({ access }) => access.startPasskeyProof()],
  ['POST session/prove/passkey', { answer: '{}' }, ({ access }) => access.proveByPasskey('{}')],
  ['POST invitation', { token: 't' }, ({ invitations }) => invitations.show('t')],
  ['POST invitation/passkey/start', { token: 't' }, ({ invitations }) => invitations.startPasskey('t')],
  [
    'POST invitation/accept',
    { token: 't', credential: { kind: 'passkey', name: 'n', answer: '{}' } },
    ({ invitations }) => invitations.accept('t', { kind: 'passkey', name: 'n', answer: '{}' }),
  ],
  ['GET account/credentials', {}, ({ credentials }) => credentials.show()],
  ['POST account/authenticator/start', {}, ({ credentials }) => credentials.startAuthenticator()],
  [
    'POST account/password',
    { password: 'p', authenticator: null },
    ({ credentials }) => credentials.changePassword({ password: 'p', authenticator: null }),
  ],
  ['POST account/recovery-codes', {}, ({ credentials }) => credentials.renewRecoveryCodes()],
  ['POST account/passkeys/start', {}, ({ credentials }) => credentials.startPasskey()],
  ['POST account/passkeys', { name: 'n', answer: '{}' }, ({ credentials }) => credentials.addPasskey('n', '{}')],
  ['POST account/passkeys/remove', { id: 'k1' }, ({ credentials }) => credentials.removePasskey('k1')],
  [
    'POST staff/invite',
    { login: 'lina', name: 'Li Na', roles: ['reviewer'], reason: 'r' },
    ({ staff }) => staff.proposeInvitation({ login: 'lina', name: 'Li Na', roles: ['reviewer'] }, 'r'),
  ],
  ['POST staff/invitation', { staffId: 'st1' }, ({ staff }) => staff.invitationLink('st1')],
  ['GET today', {}, ({ work }) => work.today()],
  ...Object.keys(CASE_QUEUES).flatMap((name) => caseRequests(name as CaseQueue)),
  ['GET proposals', { locale: 'en' }, ({ proposals }) => proposals.waiting('en')],
  [
    'POST proposals/decide',
    { id: 'p1', verdict: 'approved', reason: 'r' },
    ({ proposals }) => proposals.decide('p1', 'approved', 'r'),
  ],
  ['GET staff', {}, ({ staff }) => staff.all()],
  [
    'POST staff/roles',
    { staffId: 'st1', roles: ['reviewer'], reason: 'r' },
    ({ staff }) => staff.proposeRoles('st1', ['reviewer'], 'r'),
  ],
  ['GET alerts', {}, ({ logs }) => logs.alerts()],
  ['POST alerts/read', { number: 7 }, ({ logs }) => logs.readAlert(7)],
  ['GET log', { day: '2026-11-28', cursor: 'c1' }, ({ logs }) => logs.entries({ day: '2026-11-28' }, 'c1')],
]

it.each(REQUESTS)('%s carries %j with the mark of the console', async (name, given, request) => {
  const { ports, sent } = consoleThat({ code: '000000' })
  await request(ports)
  expect(sent).toEqual([{ name, given, mark: '1' }])
})

it('every call of the console has a port', () => {
  expect(REQUESTS.map(([name]) => name).toSorted()).toEqual(ADMIN_CALLS.map(adminCallName).toSorted())
})

it('an answer of the agreed shape is given as it came', async () => {
  const queues = [{ queue: 'listings', waiting: 3, oldestSince: 5, late: 1 }]
  const data = { queues, own: [], alerts: [], figures: [], reviews: [], countedAt: 7 }
  const { ports, failures } = consoleThat({ code: '000000', data })
  expect(await ports.work.today()).toEqual({ ok: true, value: data })
  expect(failures).toEqual([])
})

it('an answer of another shape is a failure', async () => {
  const { ports } = consoleThat({ code: '000000', data: [{ queue: 'weather' }] })
  expect(await ports.work.today()).toEqual({ ok: false, failure: { kind: 'unrecognised', code: 'shape' } })
})

it.each<readonly [Readonly<Record<string, unknown>>, number, Failure]>([
  [{ code: '100000' }, 200, { kind: 'login-required' }],
  [
    { code: '400000', message: '请重新验证', data: { reason: 'proof-spent' } },
    200,
    { kind: 'refused', message: '请重新验证', reason: 'proof-spent' },
  ],
  [{}, 403, { kind: 'http', status: 403 }],
])('the failure of %j with status %i is returned and reported', async (answer, status, failure) => {
  const { ports, failures } = consoleThat(answer, status)
  expect(await ports.cases.waiting('listings', 'en')).toEqual({ ok: false, failure })
  expect(failures).toEqual([failure])
})

it('a desk whose clock is wrong counts by the server’s from the first answer on (ADM-130)', async () => {
  const { ports } = consoleThat({ code: '000000', timestamp: createManualClock().now() - 9 * DAY_MS })
  expect(ports.clock.now()).toBe(createManualClock().now())
  await ports.access.self()
  expect(ports.clock.now()).toBe(createManualClock().now() - 9 * DAY_MS)
})

it('a failure whose caller has left is not reported', async () => {
  const { ports, failures } = consoleThat({ code: '100000' })
  const stopper = new AbortController()
  const answer = ports.cases.waiting('listings', 'en', stopper.signal)
  stopper.abort()
  expect(await answer).toEqual({ ok: false, failure: { kind: 'offline' } })
  expect(failures).toEqual([])
})

it('a browser that has no passkeys says so, and what its person does not finish is a refusal', async () => {
  const { passkeys } = composeAdmin({ apiBase: HOST, clock: createManualClock() })
  expect(passkeys.isThere()).toBe(false)
  for (const answer of [passkeys.make('{}'), passkeys.use('not a question')])
    expect(await answer).toMatchObject({ ok: false, failure: { kind: 'refused', reason: 'proof-pending' } })
})
