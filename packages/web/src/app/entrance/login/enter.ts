import type { Failure } from '@diandu/core/kernel'
import type { AuthActor, AuthSnapshot, Entrance } from '@diandu/core/session'

const isUnderWay = (snapshot: AuthSnapshot): boolean => snapshot.matches('signingIn') || snapshot.matches('signingOut')

/** Uses a way in. Answers why it failed, or undefined once the person is signed in. */
export async function enter(actor: AuthActor, entrance: Entrance): Promise<Failure | undefined> {
  await settled(actor)
  actor.send({ type: 'entrance.used', entrance })
  const { context } = await settled(actor)
  return context.user === undefined ? (context.failure ?? { kind: 'unrecognised', code: '' }) : undefined
}

/** The machine's state once nothing is asked of the server any more. */
function settled(actor: AuthActor): Promise<AuthSnapshot> {
  return new Promise((resolve, reject) => {
    const now = actor.getSnapshot()
    if (!isUnderWay(now)) return resolve(now)
    const following = actor.subscribe({
      next(snapshot) {
        if (isUnderWay(snapshot)) return
        following.unsubscribe()
        resolve(snapshot)
      },
      error: reject,
    })
  })
}
