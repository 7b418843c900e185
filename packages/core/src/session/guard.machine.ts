import { fromPromise, setup } from 'xstate'
import type { Result } from '../kernel/index.ts'
import { decideEntry, type EntryDecision, type Shell } from './access-policy.ts'
import type { NativeApp, ReturnPathStore, SessionStore } from './session.ports.ts'
import type { Session } from './session.ts'

export interface GuardPorts {
  readonly store: SessionStore
  readonly returnPath: ReturnPathStore
  readonly app: NativeApp
  readonly shell: Shell
  /** Hands a session that the app's token was exchanged for to the auth machine. */
  readonly receive: (session: Session) => void
}

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
    types: { context: {} as { readonly path: string }, input: {} as { readonly path: string } },
    actors: {
      exchange: fromPromise<Result<Session> | undefined>(async () => {
        const token = await ports.app.token()
        return token === undefined ? undefined : ports.app.exchangeToken(token)
      }),
    },
    guards: {
      mayEnter: ({ context }) => decide(context.path) === 'enter',
      isInApp: ({ context }) => decide(context.path) === 'exchange-app-token',
    },
    actions: {
      savePath: ({ context }) => ports.returnPath.save(context.path),
      clearStoredLogin: () => ports.store.clear(),
      receiveSession: (_, { session }: { readonly session: Session }) => ports.receive(session),
      openNativeLogin: () => ports.app.openLogin(),
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
        invoke: {
          src: 'exchange',
          onDone: [
            {
              guard: ({ event }) => event.output?.ok === true,
              target: 'entered',
              actions: {
                type: 'receiveSession',
                params: ({ event }) => ({ session: (event.output as { readonly value: Session }).value }),
              },
            },
            { target: 'sentToNativeLogin', actions: ['savePath', 'openNativeLogin'] },
          ],
          onError: { target: 'sentToNativeLogin', actions: ['savePath', 'openNativeLogin'] },
        },
      },
      entered: { type: 'final' },
      sentToLogin: { type: 'final' },
      sentToNativeLogin: { type: 'final' },
    },
  })
}
