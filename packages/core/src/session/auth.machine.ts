import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { Clock, Failure, Result } from '../kernel/index.ts'
import type { LoginByCode, LoginByPassword, Registration } from './credentials.ts'
import type { Sessions, SessionStore } from './session.ports.ts'
import type { Session, Token, UserInfo } from './session.ts'
import { timeLimit } from './time-limit.ts'

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
  /** An answer said so. Whoever knows with which token was asked says it: an old token's rejection ends no new session. */
  | { readonly type: 'token.rejected'; readonly token?: Token | undefined }
  | { readonly type: 'time.ran-out' }

export interface AuthPorts {
  readonly sessions: Sessions
  readonly store: SessionStore
  readonly clock: Clock
}

/** What a port that breaks its promise comes down to: nothing was answered, and one may try again. */
const NO_ANSWER: Failure = { kind: 'timeout' }

/** Longer than any client waits for an answer: these end a door that would stay closed for ever. */
export const SIGN_IN_LIMIT_MS = 60_000
export const SIGN_OUT_LIMIT_MS = 5_000

/**
 * Who is at the door (spec §4). A stored session is believed at once and checked in the background: a wrong one is
 * cleared, and no answer at all changes nothing. What is stored is the truth: a snapshot holds neither token nor password.
 */
export function createAuthMachine({ sessions, store, clock }: AuthPorts) {
  return setup({
    types: { context: {} as AuthContext, events: {} as AuthEvent },
    actors: {
      /** Nothing, where another session was stored while the answer was on its way: what it says is about the old one. */
      check: fromPromise<Result<UserInfo> | undefined>(async ({ signal }) => {
        const token = store.readToken()
        const result = await sessions.me(signal)
        return store.readToken() === token ? result : undefined
      }),
      /** The entrance comes inside a function, which no snapshot keeps. One that is restored has nothing to send. */
      enter: fromPromise<Result<Session>, (() => Entrance) | undefined>(({ input, signal }) => {
        const entrance = input?.()
        switch (entrance?.by) {
          case 'password':
            return sessions.loginByPassword(entrance.credentials, signal)
          case 'code':
            return sessions.loginByCode(entrance.credentials, signal)
          case 'registration':
            return sessions.register(entrance.registration, signal)
          case undefined:
            return Promise.reject(new Error('Nothing to enter with'))
        }
      }),
      leave: fromPromise(() => sessions.logout()),
      limit: timeLimit(clock),
    },
    guards: {
      hasStoredSession: () => store.readToken() !== undefined && store.readUser() !== undefined,
      isStoredToken: (_, { token }: { readonly token?: Token | undefined }) => token === undefined || token === store.readToken(),
      isKnown: (_, { result }: Answer<UserInfo>) => result?.ok === true,
      isOver: (_, { result }: Answer<UserInfo>) => result?.ok === false && result.failure.kind === 'login-required',
      isOutdated: (_, { result }: Answer<UserInfo>) => result === undefined,
      isInside: (_, { result }: Answer<Session>) => result?.ok === true,
    },
    actions: {
      restoreUser: assign({ user: () => store.readUser(), failure: undefined }),
      keepSession: assign((_, { session }: { readonly session: Session }) => {
        store.write(session)
        return { user: session.userInfo, failure: undefined }
      }),
      refreshUser: assign((_, { result }: Answer<UserInfo>) => {
        const token = store.readToken()
        if (token === undefined || result?.ok !== true) return {}
        store.write({ token, userInfo: result.value })
        return { user: result.value }
      }),
      keepAnswer: assign(({ context }, { result }: Answer<Session>) => {
        if (result?.ok !== true) return context
        store.write(result.value)
        return { user: result.value.userInfo, failure: undefined }
      }),
      noteFailure: assign((_, { result }: Answer<Session>) => ({ failure: result?.ok === false ? result.failure : NO_ANSWER })),
      noteNoAnswer: assign({ failure: NO_ANSWER }),
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
        invoke: [
          {
            src: 'enter',
            input: ({ event }) => () => (event as Extract<AuthEvent, { type: 'entrance.used' }>).entrance,
            onDone: [
              { guard: { type: 'isInside', params: answer }, target: 'signedIn', actions: { type: 'keepAnswer', params: answer } },
              { target: 'anonymous', actions: { type: 'noteFailure', params: answer } },
            ],
            onError: { target: 'anonymous', actions: 'noteNoAnswer' },
          },
          { src: 'limit', input: SIGN_IN_LIMIT_MS },
        ],
        // Whoever changes their mind is not let in by an answer that comes later.
        on: { 'sign-out.asked': { target: 'anonymous', actions: 'forgetSession' }, 'time.ran-out': { target: 'anonymous', actions: 'noteNoAnswer' } },
      },
      signedIn: {
        initial: 'settled',
        on: {
          'sign-out.asked': 'signingOut',
          'token.rejected': { guard: { type: 'isStoredToken', params: ({ event }) => event }, target: 'expired', actions: 'forgetSession' },
        },
        states: {
          checking: {
            invoke: {
              src: 'check',
              onDone: [
                { guard: { type: 'isKnown', params: answer }, target: 'settled', actions: { type: 'refreshUser', params: answer } },
                { guard: { type: 'isOver', params: answer }, target: '#auth.expired', actions: 'forgetSession' },
                { guard: { type: 'isOutdated', params: answer }, target: '#auth.restoring' },
                { target: 'settled' },
              ],
              onError: 'settled',
            },
          },
          settled: {},
        },
      },
      signingOut: {
        invoke: [
          {
            src: 'leave',
            onDone: { target: 'anonymous', actions: 'forgetSession' },
            onError: { target: 'anonymous', actions: 'forgetSession' },
          },
          { src: 'limit', input: SIGN_OUT_LIMIT_MS },
        ],
        on: { 'time.ran-out': { target: 'anonymous', actions: 'forgetSession' } },
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

interface Answer<T> {
  readonly result: Result<T> | undefined
}

const answer = <T>({ event }: { readonly event: { readonly output: T } }): { readonly result: T } => ({ result: event.output })
