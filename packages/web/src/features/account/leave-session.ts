import type { AuthActor } from '@diandu/core/session'

/** Asks to be signed out; done once no user is signed in. */
export function leaveSession(actor: AuthActor): Promise<void> {
  return new Promise((resolve) => {
    const following = actor.subscribe((snapshot) => {
      if (snapshot.context.user !== undefined) return
      following.unsubscribe()
      resolve()
    })
    actor.send({ type: 'sign-out.asked' })
    if (actor.getSnapshot().context.user === undefined) {
      following.unsubscribe()
      resolve()
    }
  })
}
