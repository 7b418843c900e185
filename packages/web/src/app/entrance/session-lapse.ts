import type { Failure } from '@diandu/core/kernel'
import { isEntrance, type AuthSnapshot } from '@diandu/core/session'
import type { PortsSource } from '../queries/queries.ts'
import type { Wish } from '../session/login-requests.ts'
import type { SessionSource } from '../session/session-source.ts'

/** Spec §8: the words are read before the page changes. */
const LOGIN_AFTER_MS = 500

interface Lapse {
  readonly session: SessionSource
  readonly ports: PortsSource
  /** The page the person is on, with its query. */
  readonly path: () => string
  readonly say: (failure: Failure) => void
  /** With what the refused answer was about, for its user to go on with. */
  readonly goToLogin: (wish: Wish | undefined) => void
}

/**
 * Handles an answer that demands a login: removes the stored login, remembers the place, shows the message, and opens
 * the login half a second later. Several such answers at once open it once.
 */
export function createSessionLapse({
  session,
  ports,
  path,
  say,
  goToLogin,
}: Lapse): (failure: Failure, wish?: Wish) => void {
  let isLeaving = false
  let wanted: Wish | undefined
  const leave = async (from: string, by: string | undefined) => {
    const [{ clock, returnPath }, actor] = await Promise.all([ports(), session.actor()])
    actor.send({ type: 'token.rejected' })
    returnPath.save(from)
    clock.after(LOGIN_AFTER_MS, () => {
      isLeaving = false
      // A guard may have led there already, and an app's own token may have brought a new session.
      if (!isEntrance(path()) && session.user() === undefined) goToLogin(wanted && { ...wanted, by })
      wanted = undefined
    })
  }
  return (failure, wish) => {
    if (failure.kind !== 'login-required' || isEntrance(path())) return
    // The refusal of the user's action may arrive after that of the page's own calls.
    wanted = wish ?? wanted
    if (isLeaving) return
    isLeaving = true
    const user = session.user()
    say({ ...failure, hadLogin: user !== undefined || failure.hadLogin === true })
    // Code that could not be loaded: the next such answer tries again.
    leave(path(), user?.userId).catch(() => {
      isLeaving = false
    })
  }
}

/**
 * The session's own check of its user is no page's question: where it finds that the login is over, that is reported
 * like the answer to any other call.
 */
export async function reportExpiry(
  { actor }: Pick<SessionSource, 'actor'>,
  lapse: (failure: Failure) => void,
): Promise<void> {
  const machine = await actor()
  let wasFound = false
  const look = (snapshot: AuthSnapshot) => {
    const isFound = snapshot.matches({ expired: 'found' })
    if (isFound && !wasFound) lapse({ kind: 'login-required', hadLogin: true })
    wasFound = isFound
  }
  look(machine.getSnapshot())
  machine.subscribe(look)
}
