import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { Failure, Result } from '../kernel/index.ts'
import type { LoginByCode, LoginByPassword, Registration } from './credentials.ts'
import type { Sessions, SessionStore } from './session.ports.ts'
import type { Session, UserInfo } from './session.ts'

/** A way in, filled in. */
export type Entrance =
  | { readonly by: 'password'; readonly credentials: LoginByPassword }
  | { readonly by: 'code'; readonly credentials: LoginByCode }
  | { readonly by: 'registration'; readonly registration: Registration }

export interface AuthContext {
  readonly user: UserInfo | undefined
  /** Why the last attempt to get in failed. */
  readonly failure: Failure | undefined
}

export type AuthEvent =
  | { readonly type: 'entrance.used'; readonly entrance: Entrance }
  | { readonly type: 'session.received'; readonly session: Session }
  | { readonly type: 'sign-out.asked' }
  | { readonly type: 'token.rejected' }

export interface AuthPorts {
  readonly sessions: Sessions
  readonly store: SessionStore
}

/** What a port that breaks its promise comes down to: nothing was answered, and one may try again. */
const NO_ANSWER: Failure = { kind: 'timeout' }

/**
 * Who is at the door (spec §4). A stored session is believed at once and checked in the background: a wrong one is
 * cleared, and no answer at all changes nothing.
 */
export function createAuthMachine({ sessions, store }: AuthPorts) {
  return setup({
    types: { context: {} as AuthContext, events: {} as AuthEvent },
    actors: {
      check: fromPromise<Result<UserInfo>>(({ signal }) => sessions.me(signal)),
      enter: fromPromise<Result<Session>, Entrance>(({ input, signal }) => {
        switch (input.by) {
          case 'password':
            return sessions.loginByPassword(input.credentials, signal)
          case 'code':
            return sessions.loginByCode(input.credentials, signal)
          case 'registration':
            return sessions.register(input.registration, signal)
        }
      }),
      leave: fromPromise(() => sessions.logout()),
    },
    guards: { hasStoredSession: () => store.readToken() !== undefined && store.readUser() !== undefined },
    actions: {
      restoreUser: assign({ user: () => store.readUser(), failure: undefined }),
      keepSession: assign((_, { session }: { readonly session: Session }) => {
        store.write(session)
        return { user: session.userInfo, failure: undefined }
      }),
      refreshUser: assign((_, { user }: { readonly user: UserInfo }) => {
        const token = store.readToken()
        if (token !== undefined) store.write({ token, userInfo: user })
        return { user }
      }),
      noteFailure: assign((_, { failure }: { readonly failure: Failure }) => ({ failure })),
      forgetSession: assign(() => {
        store.clear()
        return { user: undefined, failure: undefined }
      }),
    },
  }).createMachine({
    id: 'auth',
    context: { user: undefined, failure: undefined },
    initial: 'restoring',
    on: { 'session.received': { target: '.signedIn', actions: { type: 'keepSession', params: ({ event }) => event } } },
    states: {
      restoring: {
        always: [
          { guard: 'hasStoredSession', target: 'signedIn.checking', actions: 'restoreUser' },
          { target: 'anonymous', actions: 'forgetSession' },
        ],
      },
      anonymous: { on: { 'entrance.used': 'signingIn' } },
      signingIn: {
        invoke: {
          src: 'enter',
          input: ({ event }) => (event as Extract<AuthEvent, { type: 'entrance.used' }>).entrance,
          onDone: [
            {
              guard: ({ event }) => event.output.ok,
              target: 'signedIn',
              actions: { type: 'keepSession', params: ({ event }) => ({ session: valueOf(event.output) }) },
            },
            {
              target: 'anonymous',
              actions: { type: 'noteFailure', params: ({ event }) => ({ failure: failureOf(event.output) }) },
            },
          ],
          onError: { target: 'anonymous', actions: { type: 'noteFailure', params: { failure: NO_ANSWER } } },
        },
      },
      signedIn: {
        initial: 'settled',
        on: { 'sign-out.asked': 'signingOut', 'token.rejected': { target: 'expired', actions: 'forgetSession' } },
        states: {
          checking: {
            invoke: {
              src: 'check',
              onDone: [
                {
                  guard: ({ event }) => event.output.ok,
                  target: 'settled',
                  actions: { type: 'refreshUser', params: ({ event }) => ({ user: valueOf(event.output) }) },
                },
                {
                  guard: ({ event }) => !event.output.ok && event.output.failure.kind === 'login-required',
                  target: '#auth.expired',
                  actions: 'forgetSession',
                },
                { target: 'settled' },
              ],
              onError: 'settled',
            },
          },
          settled: {},
        },
      },
      signingOut: {
        invoke: {
          src: 'leave',
          onDone: { target: 'anonymous', actions: 'forgetSession' },
          onError: { target: 'anonymous', actions: 'forgetSession' },
        },
      },
      expired: { on: { 'entrance.used': 'signingIn' } },
    },
  })
}

export type AuthMachine = ReturnType<typeof createAuthMachine>
export type AuthActor = ActorRefFrom<AuthMachine>
export type AuthSnapshot = SnapshotFrom<AuthMachine>

/** Spec §4's `auth`: 1 for a person, 0 for a stranger. */
export const authFlag = (snapshot: AuthSnapshot): 0 | 1 => (snapshot.matches('signedIn') ? 1 : 0)

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error('A guard let a failure through')
  return result.value
}

function failureOf(result: Result<unknown>): Failure {
  if (result.ok) throw new Error('A guard let a value through')
  return result.failure
}
