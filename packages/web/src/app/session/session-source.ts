import type { AuthActor, AuthSnapshot, SessionStore, UserInfo } from '@diandu/core/session'

/** The session as pages read it. The state machine behind it is loaded when something is to be changed. */
export interface SessionSource {
  readonly user: () => UserInfo | undefined
  /** Who was logged in last, for as long as this document lives. */
  readonly formerUser: () => UserInfo | undefined
  readonly subscribe: (listener: () => void) => () => void
  /** The running auth machine: loaded once, and notified of all later session events. */
  readonly actor: () => Promise<AuthActor>
}

export function createSessionSource(store: SessionStore, startActor: () => Promise<AuthActor>): SessionSource {
  let user = store.readToken() === undefined ? undefined : store.readUser()
  let former = user
  let starting: Promise<AuthActor> | undefined
  const listeners = new Set<() => void>()
  const follow = (snapshot: AuthSnapshot) => {
    if (snapshot.context.user === user) return
    user = snapshot.context.user
    former = user ?? former
    for (const listener of listeners) listener()
  }
  return {
    user: () => user,
    formerUser: () => former,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    actor() {
      starting ??= startActor().then(
        (actor) => {
          follow(actor.getSnapshot())
          actor.subscribe(follow)
          return actor
        },
        (error: unknown) => {
          starting = undefined
          throw error
        },
      )
      return starting
    },
  }
}
