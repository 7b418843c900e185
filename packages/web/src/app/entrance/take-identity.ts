import type { QueryClient } from '@tanstack/react-query'
import type { Clock, DeviceStorage } from '@diandu/core/kernel'
import type { Locale } from '@diandu/core/messages'
import type { SessionStore } from '@diandu/core/session'
import { otherLoginMessages } from '../../messages/account/other-login.messages.ts'
import { REOPENED } from './follow-identity.ts'
import type { SessionSource } from '../session/session-source.ts'

interface TakenIdentity {
  readonly store: Pick<SessionStore, 'actsFor' | 'isOvertaken'>
  readonly storage: Pick<DeviceStorage, 'visit'>
  readonly session: SessionSource
  readonly queries: QueryClient
  readonly say: (message: string) => void
  readonly locale: Locale
  /** Leaves the document for a new one at the same address. */
  readonly reopen: () => void
}

/** Longer than what one tab stores takes to reach another. */
const SETTLES_AFTER_MS = 1_000

/**
 * Goes on for whom the device now holds. A visitor's page becomes the user's. A user's page is left with all that its
 * memory holds (answers, forms, the steps of a checkout), and its visit forgets the rest: nothing of one user is shown
 * to another.
 */
export async function takeIdentity(taken: TakenIdentity): Promise<void> {
  const { store, storage, session, queries, say, locale, reopen } = taken
  if (!store.isOvertaken()) return
  if (store.actsFor() !== undefined) {
    document.documentElement.hidden = true
    forgetVisit(storage)
    return reopen()
  }
  const actor = await session.actor()
  // One that starts only now has found the new login already.
  if (store.isOvertaken()) actor.send({ type: 'device.changed' })
  void queries.invalidateQueries()
  const name = session.user()?.username
  if (name !== undefined) say(otherLoginMessages[locale].now(name))
}

/** The server says that the token is another user's, before the device does: after a moment the login is over. */
export function afterMismatch(clock: Clock, isOvertaken: () => boolean, take: () => void, lapse: () => void): void {
  if (isOvertaken()) return take()
  clock.after(SETTLES_AFTER_MS, () => (isOvertaken() ? take() : lapse()))
}

/** In the document that was opened again. */
export function tellReopened({
  session,
  storage,
  say,
  locale,
}: Pick<TakenIdentity, 'session' | 'storage' | 'say' | 'locale'>): void {
  const { other, none } = otherLoginMessages[locale]
  const name = session.user()?.username
  say(name === undefined ? none : other(name))
  storage.visit.remove(REOPENED)
}

function forgetVisit({ visit }: TakenIdentity['storage']): void {
  for (const key of visit.keys()) visit.remove(key)
  visit.write(REOPENED, '1')
}
