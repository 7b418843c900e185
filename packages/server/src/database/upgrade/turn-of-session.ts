import type { Reads } from '../database.ts'
import { MIGRATION_LOCK } from './turn.ts'

/** Like `isOwnTurn`, until the end of a connection that this program has opened for itself. */
export async function isOwnTurnOfSession(session: Reads): Promise<boolean> {
  const [answer] = await session.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [MIGRATION_LOCK])
  return answer?.taken === true
}
