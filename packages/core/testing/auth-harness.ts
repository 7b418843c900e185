import { createActor, waitFor } from 'xstate'
import { fail, ok, type Failure } from '../src/kernel/index.ts'
import {
  createAuthMachine,
  type AuthActor,
  type AuthSnapshot,
  type Entrance,
  type Session,
  type Sessions,
  type SessionStore,
  type Token,
  type UserInfo,
} from '../src/session/index.ts'
import { createManualClock, type ManualClock } from './manual-clock.ts'
import { createMemorySessionStore } from './memory/memory-session-store.ts'

export const LIN = { userId: 'user-1' as UserInfo['userId'], username: 'lin', mobile: '138****0001' } satisfies UserInfo
export const SESSION: Session = { token: 'token-of-lin-00000000' as Token, userInfo: LIN }
export const BY_PASSWORD: Entrance = { by: 'password', credentials: { name: 'lin', password: 'right' } }
export const OFFLINE = fail({ kind: 'offline' } satisfies Failure)

/** Ports that answer well, but for those that are given. */
export function sessionsWith(answers: Partial<Sessions> = {}): Sessions {
  const enter = async () => ok(SESSION)
  return {
    loginByPassword: enter,
    loginByCode: enter,
    register: enter,
    logout: async () => ok(null),
    me: async () => ok(LIN),
    ...answers,
  }
}

interface AuthHarness {
  readonly actor: AuthActor
  readonly machine: ReturnType<typeof createAuthMachine>
  readonly store: SessionStore
  readonly clock: ManualClock
  /** Until nothing is asked any more. */
  readonly settled: () => Promise<AuthSnapshot>
}

/**
 * The auth machine, running on a device that holds `stored`, with ports that answer well but for those that are given.
 */
export function startAuth(answers: Partial<Sessions> = {}, stored?: Session): AuthHarness {
  const store = createMemorySessionStore(stored)
  const clock = createManualClock()
  const machine = createAuthMachine({ sessions: sessionsWith(answers), store, clock })
  const actor = createActor(machine).start()
  const settled = () =>
    waitFor(actor, (at) => at.matches('anonymous') || at.matches('expired') || at.matches({ signedIn: 'settled' }))
  return { actor, store, settled, clock, machine }
}

export const never = <T>() => new Promise<T>(() => {})
export const broken = () => Promise.reject(new Error('the port broke'))
