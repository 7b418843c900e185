import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { mapResult, type Clock, type Failure, type Result, type StopSignal } from '../../kernel/index.ts'
import type { LoginByCode, LoginByPassword, Registration } from '../credentials.ts'
import type { Sessions, SessionStore } from '../session.ports.ts'
import type { Session, Token, UserInfo } from '../session.ts'
import type { SessionEnd } from '../stored-as.ts'
import { timeLimit } from '../time-limit.ts'

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
  /** Another tab began or ended a session, and this one goes on with what the device holds. */
  | { readonly type: 'device.changed' }
  | { readonly type: 'sign-out.asked' }
  /** The server has ended it already, as the person wished. */
  | { readonly type: 'session.ended' }
  /**
   * An answer said so. The caller that knows which token it sent names it: an old token's rejection ends no new
   * session.
   */
  | { readonly type: 'token.rejected'; readonly token?: Token | undefined }
  | { readonly type: 'time.ran-out' }

export interface AuthPorts {
  readonly sessions: Sessions
  readonly store: SessionStore
  readonly clock: Clock
}

/** The failure of a port that throws: unanswered, to be tried again. */
const NO_ANSWER: Failure = { kind: 'timeout' }

const SIGNED_OUT = { user: undefined, failure: undefined } as const

/** Longer than any client waits for an answer: these end a door that would stay closed for ever. */
const SIGN_IN_LIMIT_MS = 60_000
const SIGN_OUT_LIMIT_MS = 5_000

/**
 * Who is at the door (spec §4). A session, stored or just begun, is believed at once, and its user is asked for in the
 * background: a wrong one is cleared, and no answer at all changes nothing. What is stored is the truth: a snapshot
 * holds neither token nor password.
 */
export function createAuthMachine({ sessions, store, clock }: AuthPorts) {
  return setup({
    types: { context: {} as AuthContext, events: {} as AuthEvent },
    actors: {
      /**
       * Nothing, where another session was stored while the answer was on its way: what it says is about the old one.
       */
      check: fromPromise<Result<Session> | undefined>(async ({ signal }) => {
        const token = store.readToken()
        const result = await sessions.me(signal)
        if (token === undefined || store.readToken() !== token) return undefined
        return mapResult(result, (userInfo) => ({ token, userInfo }))
      }),
      /**
       * The entrance comes inside a function, which no snapshot keeps: one that is restored has nothing to send, and
       * breaks here.
       */
      enter: fromPromise<Result<Session>, () => Entrance>(async ({ input, signal }) =>
        enter(sessions, input(), signal),
      ),
      leave: fromPromise(() => sessions.logout()),
      limit: timeLimit(clock),
    },
    guards: {
      hasStoredSession: () => store.readToken() !== undefined && store.readUser() !== undefined,
      isStoredToken: (_, { token }: { readonly token?: Token | undefined }) =>
        token === undefined || token === store.readToken(),
      isInside: (_, { result }: Answer) => result?.ok === true,
      isOver: (_, { result }: Answer) => result?.ok === false && result.failure.kind === 'login-required',
      isOutdated: (_, { result }: Answer) => result === undefined && !store.isOvertaken(),
    },
    actions: {
      restoreUser: assign(() => {
        store.adopt()
        return { user: store.readUser(), failure: undefined }
      }),
      keepSession: assign((_, { session }: { readonly session: Session }) => {
        store.write(session)
        return { user: session.userInfo, failure: undefined }
      }),
      noteFailure: assign((_, { failure }: { readonly failure: Failure }) => ({ failure })),
      noteNoAnswer: assign({ failure: NO_ANSWER }),
      forgetSession: assign(() => {
        store.clear()
        return SIGNED_OUT
      }),
      endSession: assign((_, { how }: { readonly how: SessionEnd }) => {
        store.end(how)
        return SIGNED_OUT
      }),
    },
  }).createMachine({
    id: 'auth',
    context: { user: undefined, failure: undefined },
    initial: 'restoring',
    on: {
      'session.received': {
        target: '.signedIn.checking',
        actions: { type: 'keepSession', params: ({ event }) => event },
      },
      'device.changed': '.restoring',
    },
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
            input:
              ({ event }) =>
              () =>
                (event as Extract<AuthEvent, { type: 'entrance.used' }>).entrance,
            onDone: [
              {
                guard: { type: 'isInside', params: answer },
                target: 'signedIn.checking',
                actions: { type: 'keepSession', params: given },
              },
              { target: 'anonymous', actions: { type: 'noteFailure', params: ({ event }) => event.output as Failed } },
            ],
            onError: { target: 'anonymous', actions: 'noteNoAnswer' },
          },
          { src: 'limit', input: SIGN_IN_LIMIT_MS },
        ],
        // A user who changes their mind is not let in by an answer that comes later.
        on: {
          'sign-out.asked': { target: 'anonymous', actions: 'forgetSession' },
          'time.ran-out': { target: 'anonymous', actions: 'noteNoAnswer' },
        },
      },
      signedIn: {
        initial: 'settled',
        on: {
          'sign-out.asked': 'signingOut',
          'token.rejected': {
            guard: { type: 'isStoredToken', params: ({ event }) => event },
            target: 'expired',
            actions: { type: 'endSession', params: { how: 'lapsed' } },
          },
          'session.ended': { target: 'anonymous', actions: { type: 'endSession', params: { how: 'left' } } },
        },
        states: {
          checking: {
            invoke: {
              src: 'check',
              onDone: [
                {
                  guard: { type: 'isInside', params: answer },
                  target: 'settled',
                  actions: { type: 'keepSession', params: given },
                },
                {
                  guard: { type: 'isOver', params: answer },
                  target: '#auth.expired.found',
                  actions: { type: 'endSession', params: { how: 'lapsed' } },
                },
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
            onDone: { target: 'anonymous', actions: { type: 'endSession', params: { how: 'left' } } },
            onError: { target: 'anonymous', actions: { type: 'endSession', params: { how: 'left' } } },
          },
          { src: 'limit', input: SIGN_OUT_LIMIT_MS },
        ],
        on: { 'time.ran-out': { target: 'anonymous', actions: { type: 'endSession', params: { how: 'left' } } } },
      },
      expired: {
        on: { 'entrance.used': 'signingIn' },
        initial: 'reported',
        states: {
          /** An answer to a call says so: its caller reports it. */
          reported: {},
          /** The check of this machine found it, and no caller reports it. */
          found: {},
        },
      },
    },
  })
}

export type AuthMachine = ReturnType<typeof createAuthMachine>
export type AuthActor = ActorRefFrom<AuthMachine>
export type AuthSnapshot = SnapshotFrom<AuthMachine>

interface Answer {
  readonly result: Result<Session> | undefined
}

/** The session that a guard has let through. */
type Given = Extract<Result<Session>, { ok: true }>
type Failed = Extract<Result<Session>, { ok: false }>

const answer = ({ event }: { readonly event: { readonly output: Result<Session> | undefined } }): Answer => ({
  result: event.output,
})
const given = ({ event }: { readonly event: { readonly output: Result<Session> | undefined } }) => ({
  session: (event.output as Given).value,
})

function enter(sessions: Sessions, entrance: Entrance, signal: StopSignal): Promise<Result<Session>> {
  switch (entrance.by) {
    case 'password':
      return sessions.loginByPassword(entrance.credentials, signal)
    case 'code':
      return sessions.loginByCode(entrance.credentials, signal)
    case 'registration':
      return sessions.register(entrance.registration, signal)
  }
}
