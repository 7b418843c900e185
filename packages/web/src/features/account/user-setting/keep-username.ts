import type { Ports } from '../../../composition/ports.ts'
import type { SessionSource } from '../../../app/session/session-source.ts'

/** This device goes on with the same login and shows the new name. */
export async function keepUsername(
  session: SessionSource,
  { sessionStore }: Pick<Ports, 'sessionStore'>,
  username: string,
): Promise<void> {
  const [user, token] = [session.user(), sessionStore.readToken()]
  if (user === undefined || token === undefined) return
  const actor = await session.actor()
  actor.send({ type: 'session.received', session: { token, userInfo: { ...user, username } } })
}
