import { createActor } from 'xstate'
import type { Result } from '../src/kernel/index.ts'
import {
  createGuardMachine,
  type GuardActor,
  type NativeApp,
  type Session,
  type Shell,
  type Token,
  type UserInfo,
} from '../src/session/index.ts'
import { createManualClock } from './manual-clock.ts'
import { createMemoryReturnPathStore } from './memory/memory-return-path-store.ts'
import { createMemorySessionStore } from './memory/memory-session-store.ts'
import { openQuestions } from './open-questions.ts'

export const GUARDED_PATH = '/user_center/order?tab=2'

export const APP_SESSION: Session = {
  token: 'token-from-the-app-0000' as Token,
  userInfo: { userId: 'user-1' as UserInfo['userId'], username: 'lin', mobile: '138****0001' },
}

/** A guarded page around which the test simulates app, server and clock. */
export function openGuardHarness(shell: Shell, stored?: Session, answering: Partial<NativeApp> = {}) {
  const requested = { token: openQuestions<string | undefined>(), exchange: openQuestions<Result<Session>>() }
  const clock = createManualClock()
  const store = createMemorySessionStore(stored)
  const returnPath = createMemoryReturnPathStore()
  const did: string[] = []
  const received: Session[] = []
  const machine = createGuardMachine({
    store,
    returnPath,
    shell,
    clock,
    app: {
      isApp: shell.endsWith('-app'),
      token: requested.token.call,
      exchangeToken: requested.exchange.call,
      openLogin: () => void did.push('native login'),
      ...answering,
    },
    receive(session) {
      received.push(session)
      store.write(session)
    },
    lapse: () => void did.push('lapse'),
  })
  const visit = (path = GUARDED_PATH): GuardActor => createActor(machine, { input: { path } }).start()
  return { requested, clock, store, returnPath, did, received, machine, visit }
}

export type GuardHarness = ReturnType<typeof openGuardHarness>
