import type { Result } from '../kernel/index.ts'
import { toSession, type Session } from './session.ts'

/** The outcome of an app's token: a session, or that its account has no phone; nothing in all other cases. */
export interface Exchanged {
  readonly session?: Session
  readonly isWithoutPhone?: boolean
}

/** Total: what a port that breaks its promise answers is no session. */
export function readExchange(exchanged: Result<Session> | undefined): Exchanged {
  if (exchanged?.ok === true) {
    const session = toSession(exchanged.value)
    return session === undefined ? {} : { session }
  }
  return { isWithoutPhone: exchanged?.failure.kind === 'phone-not-bound' }
}
