import type {
  CaseBlock,
  FoundPerson,
  CaseDetail,
  CaseQueue,
  ConsoleEvent,
  MergeObstacle,
  OpenStaffSession,
  QueueStanding,
  ShopOnRecord,
  ShownLogEntry,
  ShownProposal,
  ShownShopOwner,
  StaffAlert,
  StaffCredentials,
  StaffMember,
  StaffRole,
  StaffSelf,
  Today,
  UnsentNotice,
} from '@diandu/core/admin'
import { decisionOf, isSensitive } from '@diandu/core/admin'
import { fail, HOUR_MS, ok, refused, type Failure, type Result } from '@diandu/core/kernel'
import type { ConsolePorts } from '../app/console-ports.ts'
import { fakeMoneyPorts, NO_MONEY, type FakeMoney } from './fake-money.ts'
import { fakeContent, type FakeContent } from './fake-content.ts'
import { fakeCredentials } from './fake-credentials.ts'
import { fakeRecords } from './fake-records.ts'

export const NOW = 1_790_000_000_000

export const aSelf = (...roles: readonly StaffRole[]): StaffSelf => ({
  staffId: 'st1',
  login: 'lina',
  name: '李娜',
  roles,
  provenUntil: 0,
})

export const aCase = (place: number, more: Partial<CaseDetail> = {}): CaseDetail => ({
  id: `c${place}`,
  title: `店铺 ${place}`,
  about: '林小姐',
  state: '',
  since: NOW - place * HOUR_MS,
  marks: 0,
  version: '1',
  takenBy: null,
  people: [],
  blocks: [],
  decisions: ['accept', 'refuse', 'ask'].map((key) => ({ key, unmet: [], effects: [] })),
  ...more,
})

export const aProposal = (more: Partial<ShownProposal> = {}): ShownProposal => ({
  id: 'p1',
  act: 'change-roles',
  makerName: '赵敏',
  isOwn: false,
  madeAt: NOW - HOUR_MS,
  reason: '转岗',
  state: 'waiting',
  link: null,
  changes: [{ what: '角色', before: '审核员', after: '客服' }],
  ...more,
})

export const PASSWORD = 'a-long-pass-phrase'
export const CODE = '123456'
const credentialsWrong = refused('credentials-wrong', '账号、密码或验证码不正确')

export interface FakeState {
  /** Null: no session is open. */
  self: StaffSelf | null
  /** Of a session that has lapsed. */
  isLapsed: boolean
  isProven: boolean
  isAway: boolean
  cases: Partial<Record<CaseQueue, CaseDetail[]>>
  proposals: ShownProposal[]
  members: StaffMember[]
  entries: ShownLogEntry[]
  sessions: OpenStaffSession[]
  credentials: StaffCredentials
  hasPasskeys: boolean
  standings: QueueStanding[]
  /** Addresses of what a sealed part shows. */
  revealed: string[]
  /** Of Today, beside the queues. */
  today: Partial<Today>
  money: FakeMoney
  content: FakeContent
  standing: FoundPerson['standing']
  unsent: UnsentNotice[]
  shops: ShopOnRecord[]
  owner: ShownShopOwner
  alerts: StaffAlert[]
  /** Of each part of a person, an order or the system. */
  blocks: CaseBlock[]
  /** Of two accounts that are to be merged. */
  mergeObstacles: MergeObstacle[]
}

const NO_FIGURES = { own: [], alerts: [], figures: [], reviews: [], countedAt: NOW } satisfies Partial<Today>

interface FakeConsole {
  readonly state: FakeState
  readonly calls: unknown[][]
  readonly ports: ConsolePorts
  /** To every page that follows the server. */
  readonly announce: (event: ConsoleEvent) => void
}

/** A console's server in memory: its state may be changed at any time, and `calls` has each act with its arguments. */
export function fakePorts(given: Partial<FakeState> = {}): FakeConsole {
  const state: FakeState = {
    self: aSelf('reviewer'),
    isLapsed: false,
    isProven: true,
    isAway: false,
    cases: {},
    proposals: [],
    members: [],
    entries: [],
    sessions: [],
    credentials: { hasPassword: true, recoveryCodesLeft: 10, passkeys: [] },
    hasPasskeys: true,
    standings: [],
    revealed: [],
    today: {},
    money: NO_MONEY,
    content: { documents: [], faults: [] },
    standing: 'open',
    unsent: [],
    shops: [],
    owner: { owner: null, proposed: [], entries: [] },
    alerts: [],
    blocks: [],
    mergeObstacles: [],
    ...given,
  }
  const calls: unknown[][] = []
  const listeners = new Set<(failure: Failure) => void>()
  const following = new Set<(event: ConsoleEvent) => void>()

  const answer = <T>(result: Result<T>): Promise<Result<T>> => {
    if (!result.ok) for (const listener of listeners) listener(result.failure)
    return Promise.resolve(result)
  }
  const signedIn = <T>(work: (self: StaffSelf) => Result<T>): Promise<Result<T>> =>
    answer(
      state.isAway
        ? fail({ kind: 'offline' })
        : state.self === null || state.isLapsed
          ? fail({ kind: 'login-required' })
          : work(state.self),
    )
  const sensitive = <T>(call: unknown[], work: () => Result<T>): Promise<Result<T>> =>
    signedIn(() => {
      if (!state.isProven) return fail(refused('proof-spent', '请再次验证身份'))
      calls.push(call)
      return work()
    })
  const found = <T>(one: T | undefined): Result<T> =>
    one === undefined ? fail({ kind: 'http', status: 404 }) : ok(one)
  const proof = (login: string, password: string, code: string): Promise<Result<StaffSelf>> => {
    const self = state.self ?? aSelf('reviewer')
    if (login !== self.login || password !== PASSWORD || code !== CODE) return answer(fail(credentialsWrong))
    Object.assign(state, { self, isLapsed: false, isProven: true })
    return answer(ok(self))
  }
  const ports: ConsolePorts = {
    access: {
      logIn: ({ login, password, code }) => proof(login, password, code),
      logOut: () => signedIn(() => ((state.self = null), ok(null))),
      self: () => signedIn(ok),
      prove: ({ password, code }) => proof(state.self?.login ?? '', password, code),
      sessions: () => signedIn(() => ok(state.sessions)),
      startPasskeyLogin: () => answer(ok('login')),
      logInByPasskey: () => proof((state.self ?? aSelf('reviewer')).login, PASSWORD, CODE),
      startPasskeyProof: () => signedIn(() => ok('proof')),
      proveByPasskey: () => proof(state.self?.login ?? '', PASSWORD, CODE),
      endSession: (id) => signedIn(() => ok((state.sessions = state.sessions.filter((session) => session.id !== id)))),
    },
    ...fakeCredentials(state, calls, { invited: aSelf('reviewer'), answer, signedIn, sensitive }),
    passkeys: {
      isThere: () => state.hasPasskeys,
      make: (question) => Promise.resolve(ok(`made for ${question}`)),
      use: (question) => Promise.resolve(ok(`used for ${question}`)),
    },
    work: { today: () => signedIn(() => ok({ ...NO_FIGURES, ...state.today, queues: state.standings })) },
    cases: {
      waiting: (queue) => signedIn(() => ok(state.cases[queue] ?? [])),
      show: (queue, id) => signedIn(() => found(state.cases[queue]?.find((one) => one.id === id))),
      claim: (queue, id, isTakenOver) =>
        signedIn(() => {
          const one = state.cases[queue]?.find((other) => other.id === id)
          if (isTakenOver) calls.push(['takeOver', queue, id])
          return ok({ takenBy: isTakenOver ? null : (one?.takenBy ?? null) })
        }),
      decide: (queue, choice) =>
        signedIn(() => {
          const act = decisionOf(queue, choice.decision)?.act
          if (act !== undefined && isSensitive(act) && !state.isProven)
            return fail(refused('proof-spent', '请再次验证身份'))
          const one = state.cases[queue]?.find(({ id }) => id === choice.id)
          if (one?.version !== choice.version) return fail(refused('changed-elsewhere', '这一项刚有变化，请重新查看'))
          calls.push(['decide', queue, choice])
          state.cases = { ...state.cases, [queue]: state.cases[queue]?.filter((other) => other !== one) ?? [] }
          return ok(null)
        }),
      reveal: (queue, { id, key, reason }) =>
        sensitive(['reveal', queue, id, key, reason], () =>
          state.cases[queue]?.some((one) => one.id === id) === false
            ? fail({ kind: 'http', status: 404 })
            : ok({ facts: [{ label: '卡号', value: '6225880123456789' }], addresses: state.revealed }),
        ),
    },
    proposals: {
      waiting: () => signedIn(() => ok(state.proposals)),
      decide: (id, verdict, reason) =>
        sensitive(['decide', id, verdict, reason], () => {
          state.proposals = state.proposals.filter((one) => one.id !== id)
          return ok(null)
        }),
    },
    staff: {
      all: () => signedIn(() => ok(state.members)),
      proposeRoles: (staffId, roles, reason) =>
        sensitive(['proposeRoles', staffId, roles, reason], () => ok({ id: 'p2' })),
      proposeInvitation: (invitation, reason) =>
        sensitive(['proposeInvitation', invitation, reason], () => ok({ id: 'p3' })),
      invitationLink: (staffId) =>
        sensitive(['invitationLink', staffId], () => ok({ address: 'https://console.example/invitation#t0ken' })),
    },
    logs: {
      alerts: () => signedIn(() => ok(state.alerts)),
      readAlert: (number) =>
        signedIn(() => ok((state.alerts = state.alerts.filter((alert) => alert.number !== number)))),
      entries: (filter, cursor) =>
        signedIn(() => {
          calls.push(['entries', filter, cursor])
          const [items, rest] = cursor === null ? [state.entries.slice(0, 2), 'c2'] : [state.entries.slice(2), null]
          return ok({ items, nextCursor: state.entries.length > 2 ? rest : null })
        }),
    },
    ...fakeRecords(state, calls, { signedIn, sensitive }),
    ...fakeMoneyPorts({ money: () => state.money, calls, signedIn }),
    content: fakeContent(
      () => state.content,
      calls,
      (work) => signedIn(work),
    ),
    events: {
      follow: (listener) => {
        following.add(listener)
        return () => following.delete(listener)
      },
    },
    failures: {
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  }
  const announce = (event: ConsoleEvent) => {
    for (const listener of following) listener(event)
  }
  return { state, calls, ports, announce }
}
