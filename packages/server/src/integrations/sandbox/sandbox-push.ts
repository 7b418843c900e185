import { ok, type Clock, type Random } from '@diandu/core/kernel'
import { insertIfAbsent, type Database } from '../../database/index.ts'
import type { Push } from '../push.ts'

/** Pushes to a table, from which the simulated apps at `/sandbox/shell` take theirs. */
export const sandboxPush = ({
  db,
  clock,
  random,
}: {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
}): Push => ({
  kind: 'sandbox',
  knowsRequestsForMs: Infinity,
  newRequestId: async () => ok(random.token()),
  async send({ requestId, tokens, title, body, path }) {
    await insertIfAbsent(db, 'sandbox_pushes', { requestId, tokens, title, body, path, sentAt: clock.now() })
    return { kind: 'taken' }
  },
})

/** A push as the simulated app shows it. */
export interface SandboxPush {
  readonly place: number
  readonly title: string
  readonly body: string
  readonly path: string
}

/** Oldest first. */
export const sandboxPushesTo = (db: Database, token: string, after: number): Promise<readonly SandboxPush[]> =>
  db.query<SandboxPush>(
    'SELECT place, title, body, path FROM sandbox_pushes WHERE $1 = ANY(tokens) AND place > $2 ORDER BY place LIMIT 20',
    [token, after],
  )
