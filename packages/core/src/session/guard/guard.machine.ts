import { fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Clock } from '../../kernel/index.ts'
import { decideEntry, type EntryDecision, type Shell } from './access-policy.ts'
import { readExchange, type Exchanged } from '../exchanged.ts'
import type { NativeApp, ReturnPathStore, SessionStore } from '../session.ports.ts'
import { isAppToken, type Session } from '../session.ts'
import { timeLimit } from '../time-limit.ts'

export interface GuardPorts {
  readonly store: SessionStore
  readonly returnPath: ReturnPathStore
  readonly app: NativeApp
  readonly shell: Shell
  readonly clock: Clock
  /** Hands a session that the app's token was exchanged for to the auth machine. */
  readonly receive: (session: Session) => void
  /** Tells the auth machine that the stored login was cleared. */
  readonly lapse: () => void
}

export type GuardEvent =
  /** The person went elsewhere: no answer leads them anywhere any more. */
  { readonly type: 'page.left' } | { readonly type: 'time.ran-out' }

/**
 * How long an app may take to give its token and the server to take it. A person stands before an empty page meanwhile.
 */
export const EXCHANGE_LIMIT_MS = 8_000

/**
 * Stands before a page (spec §4): lets the visit through, exchanges an app's token for a session, or leads to a login
 * with the visited path saved for the way back.
 */
export function createGuardMachine(ports: GuardPorts) {
  const decide = (path: string): EntryDecision =>
    decideEntry({
      path,
      shell: ports.shell,
      hasToken: ports.store.readToken() !== undefined,
      isSignedIn: ports.store.readUser() !== undefined,
    })
  return setup({
    types: {
      context: {} as { readonly path: string },
      events: {} as GuardEvent,
      input: {} as { readonly path: string },
    },
    actors: {
      /** The session, or nothing: a bridge that is silent, refuses, breaks or talks nonsense has given none. */
      exchange: fromPromise<Exchanged>(async ({ signal }) => {
        const token: unknown = await ports.app.token()
        // A visitor who left in the meantime wants no session.
        if (signal.aborted || !isAppToken(token)) return {}
        return readExchange(await ports.app.exchangeToken(token, signal))
      }),
      limit: timeLimit(ports.clock),
    },
    guards: {
      mayEnter: ({ context }) => decide(context.path) === 'enter',
      isInApp: ({ context }) => decide(context.path) === 'exchange-app-token',
      gaveSession: (_, { session }: Exchanged) => session !== undefined,
      hasNoPhone: (_, { isWithoutPhone }: Exchanged) => isWithoutPhone === true,
    },
    actions: {
      savePath: ({ context }) => ports.returnPath.save(context.path),
      clearStoredLogin: () => {
        ports.store.clear()
        ports.lapse()
      },
      receiveSession: (_, { session }: { readonly session: Session }) => ports.receive(session),
      openNativeLogin: () => {
        try {
          ports.app.openLogin()
        } catch {
          // A bridge that breaks here too: the visit ends as it would have, and the page around it has a login of its
          // own.
        }
      },
    },
  }).createMachine({
    id: 'guard',
    context: ({ input }) => ({ path: input.path }),
    initial: 'deciding',
    states: {
      deciding: {
        always: [
          { guard: 'mayEnter', target: 'entered' },
          { guard: 'isInApp', target: 'exchanging', actions: 'clearStoredLogin' },
          { target: 'sentToLogin', actions: ['clearStoredLogin', 'savePath'] },
        ],
      },
      exchanging: {
        invoke: [
          {
            src: 'exchange',
            onDone: [
              {
                guard: { type: 'gaveSession', params: answer },
                target: 'entered',
                actions: { type: 'receiveSession', params: given },
              },
              { guard: { type: 'hasNoPhone', params: answer }, target: 'sentToBinding', actions: 'savePath' },
              { target: 'sentToNativeLogin' },
            ],
            onError: 'sentToNativeLogin',
          },
          { src: 'limit', input: EXCHANGE_LIMIT_MS },
        ],
        on: { 'time.ran-out': 'sentToNativeLogin', 'page.left': 'left' },
      },
      entered: { type: 'final' },
      sentToLogin: { type: 'final' },
      /**
       * The app knows who it is, and the account has no phone yet (4042): another login in the app would end here
       * again.
       */
      sentToBinding: { type: 'final' },
      sentToNativeLogin: { type: 'final', entry: ['savePath', 'openNativeLogin'] },
      left: { type: 'final' },
    },
  })
}

export type GuardActor = ActorRefFrom<ReturnType<typeof createGuardMachine>>

const answer = ({ event }: { readonly event: { readonly output: Exchanged } }) => event.output
/** The session that the guard has let through. */
const given = ({ event }: { readonly event: { readonly output: Exchanged } }) => ({
  session: event.output.session as Session,
})
