import type { Database, Queries } from '../database/index.ts'
import { truncated, networkOf } from '../kernel/index.ts'
import { insertLine, type AuditLine } from './audit-store.ts'

/** A user at a form is refused a few times a minute; one who is refused more often wants to fill the log. */
const MAX_OF_ONE = 30
/** Of all lines without a user together: as many as ten networks may leave. */
const MAX_WITHOUT_USER = 300
const MINUTE_MS = 60_000

/** The first half of the advisory locks' names; the second is whose lines are counted. */
const AUDIT_LOCK = 1_635_083_369

/** Whose lines a line is counted with: a user's, or those of a network and of all its callers without a user. */
type Source = { readonly userId: string; readonly network: null } | { readonly userId: null; readonly network: string }

type Place = 'free' | 'last-of-one' | 'last-of-all' | 'none'

/** Replaces the reason of the last line before further lines are left out for a minute. */
const LAST = {
  free: {},
  'last-of-one': { reason: 'more-left-out', message: '一分钟内的其余拒绝未再记录' },
  'last-of-all': { reason: 'all-left-out', message: '一分钟内所有未登录来源的其余拒绝未再记录' },
} as const satisfies Record<Exclude<Place, 'none'>, Partial<AuditLine>>

/**
 * A line about what an outside sender sent, of which the beginning is kept. One user, or one network without a user,
 * leaves thirty a minute at most, and all networks together three hundred, also where many come at once; the last says
 * that others are left out.
 */
export async function addForeignLine(db: Database, line: AuditLine): Promise<void> {
  const { at, userId, field, message, clientAddress } = line
  const source: Source =
    userId === null ? { userId, network: networkOf(clientAddress ?? '') } : { userId, network: null }
  // Checked without a lock first: what a flood sends beyond its bound costs one statement and waits for no lock.
  if ((await findPlace(db, source, at)) === 'none') return
  await db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1, hashtext($2))::text', [
      AUDIT_LOCK,
      userId === null ? 'no user' : `user ${userId}`,
    ])
    const place = await findPlace(tx, source, at)
    if (place === 'none') return
    const truncatedLine = { ...line, field: field === null ? null : truncated(field), message: truncated(message) }
    await insertLine(tx, { ...truncatedLine, ...LAST[place] }, source.network)
  })
}

interface Before {
  readonly ofOne: number
  readonly ofAll: number
  readonly oneEnded: boolean
  readonly allEnded: boolean
}

async function findPlace(db: Queries, { userId, network }: Source, at: number): Promise<Place> {
  const [before] = await db.query<Before>(userId === null ? OF_NETWORKS : OF_USER, [
    userId ?? network,
    at - MINUTE_MS,
    at + MINUTE_MS,
  ])
  const { ofOne, ofAll, oneEnded, allEnded } = before ?? { ofOne: 0, ofAll: 0, oneEnded: false, allEnded: false }
  if (oneEnded || allEnded) return 'none'
  if (userId === null && ofAll >= MAX_WITHOUT_USER - 1) return 'last-of-all'
  return ofOne >= MAX_OF_ONE - 1 ? 'last-of-one' : 'free'
}

/** Lines later than the next minute were written before a clock was put back, and close nothing. */
const IN_THE_MINUTE = 'at > $2 AND at < $3'

const OF_USER = `SELECT count(*)::int AS of_one, 0 AS of_all, coalesce(bool_or(reason = 'more-left-out'), false) AS one_ended, false AS all_ended
  FROM audit_lines WHERE user_id = $1 AND ${IN_THE_MINUTE}`

const OF_NETWORKS = `SELECT count(*) FILTER (WHERE network = $1)::int AS of_one, count(*)::int AS of_all,
    coalesce(bool_or(reason = 'more-left-out' AND network = $1), false) AS one_ended, coalesce(bool_or(reason = 'all-left-out'), false) AS all_ended
  FROM audit_lines WHERE network IS NOT NULL AND ${IN_THE_MINUTE}`
