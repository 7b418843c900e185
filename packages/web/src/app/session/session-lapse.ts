import type { Failure } from '@diandu/core/kernel'
import { isEntrance } from '@diandu/core/session'
import type { PortsSource } from '../queries/ports-context.ts'
import type { SessionSource } from './session-source.ts'

/** Spec §8: the words are read before the page changes. */
const LOGIN_AFTER_MS = 500

interface Lapse {
  readonly session: SessionSource
  readonly ports: PortsSource
  /** The page the person is on, with its query. */
  readonly path: () => string
  readonly say: (failure: Failure) => void
  readonly goToLogin: () => void
}

/**
 * What happens when an answer says "log in again": the stored login goes, the place is remembered, the words are shown,
 * and half a second later the login opens. Several answers at once lead there once.
 */
export function createSessionLapse({ session, ports, path, say, goToLogin }: Lapse): (failure: Failure) => void {
  let isLeaving = false
  const leave = async (from: string) => {
    const [{ clock, returnPath }, actor] = await Promise.all([ports(), session.actor()])
    actor.send({ type: 'token.rejected' })
    returnPath.save(from)
    clock.after(LOGIN_AFTER_MS, () => {
      isLeaving = false
      goToLogin()
    })
  }
  return (failure) => {
    if (failure.kind !== 'login-required' || isLeaving || isEntrance(path())) return
    isLeaving = true
    say({ ...failure, hadLogin: session.user() !== undefined })
    // Code that could not be loaded: the next such answer tries again.
    leave(path()).catch(() => {
      isLeaving = false
    })
  }
}
