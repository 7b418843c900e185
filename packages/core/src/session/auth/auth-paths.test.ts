import { authFlag } from '../../../testing/auth-flag.ts'
import { getShortestPaths, getStateNodes } from 'xstate/graph'
import { expect, it } from 'vitest'
import { createManualClock } from '../../../testing/manual-clock.ts'
import { createMemorySessionStore } from '../../../testing/memory/memory-session-store.ts'
import { fail, ok, type Result } from '../../kernel/index.ts'
import { createAuthMachine, type AuthEvent, type Session, type Sessions, type Token, type UserInfo } from '../index.ts'

const SESSION: Session = {
  token: 'token-of-lin-00000000' as Token,
  userInfo: { userId: 'user-1' as UserInfo['userId'], username: 'lin', mobile: '138****0001' },
}
const never = <T>() => new Promise<T>(() => {})
const SILENT: Sessions = { loginByPassword: never, loginByCode: never, register: never, logout: never, me: never }

const PERSON: readonly AuthEvent[] = [
  { type: 'entrance.used', entrance: { by: 'password', credentials: { name: 'lin', password: 'right' } } },
  { type: 'session.received', session: SESSION },
  { type: 'device.changed' },
  { type: 'sign-out.asked' },
  { type: 'session.ended' },
  { type: 'token.rejected' },
  { type: 'time.ran-out' },
]
const FAILURES: readonly Result<never>[] = [fail({ kind: 'login-required' }), fail({ kind: 'offline' })]
/** Possible answers of each port; a port that was not called answers nothing. */
const ANSWERS: Readonly<Record<string, readonly unknown[]>> = {
  '0.auth.signingIn': [ok(SESSION), ...FAILURES],
  '0.auth.signedIn.checking': [ok(SESSION), undefined, ...FAILURES],
  '0.auth.signingOut': [ok(null), ...FAILURES],
}
const answersTo = (requested: string): readonly AuthEvent[] =>
  Object.hasOwn(ANSWERS, requested)
    ? [
        ...(ANSWERS[requested] ?? []).map(
          (output) => ({ type: `xstate.done.actor.${requested}`, output }) as unknown as AuthEvent,
        ),
        { type: `xstate.error.actor.${requested}`, error: new Error('The port broke') } as unknown as AuthEvent,
      ]
    : []

const eventsAt = ({ children }: { readonly children: object }) => [
  ...PERSON,
  ...Object.keys(children).flatMap(answersTo),
]

const walk = (stored: Session | undefined) => {
  const machine = createAuthMachine({
    sessions: SILENT,
    store: createMemorySessionStore(stored),
    clock: createManualClock(),
  })
  const paths = getShortestPaths(machine, {
    events: eventsAt,
    serializeState: ({ value, context }) => JSON.stringify([value, context.user !== undefined, context.failure?.kind]),
  })
  return { machine, states: paths.map(({ state }) => state) }
}

it('every state is reached, and from every one a person can get in', () => {
  const walks = [walk(SESSION), walk(undefined)]
  const [{ machine }] = walks as [ReturnType<typeof walk>]
  const reached = walks.flatMap(({ states }) => states)
  const ids = new Set(reached.flatMap(({ _nodes }) => _nodes.map(({ id }) => id)))
  const passedThrough = ['auth.restoring']
  expect(
    getStateNodes(machine)
      .map(({ id }) => id)
      .filter((id) => !ids.has(id)),
  ).toEqual(passedThrough)
  for (const at of reached) {
    expect(at.status).toBe('active')
    expect(at.can({ type: 'session.received', session: SESSION })).toBe(true)
  }
})

it('no session is signed in without a name, and none that is signed out keeps one (SES-1, SES-8)', () => {
  for (const at of [...walk(SESSION).states, ...walk(undefined).states]) {
    if (authFlag(at) === 1) expect(at.context.user).toBeDefined()
    if (at.matches('anonymous') || at.matches('expired')) expect(at.context.user).toBeUndefined()
  }
})
