import { maskMobile } from '@diandu/core/format'
import type {
  AnsweredAt,
  ServiceDraft,
  ServiceReceipt,
  ServiceRequest,
  ServiceRequestCard,
  ServiceRequestId,
  ServiceRequestMove,
  ServiceRequestStep,
} from '@diandu/core/services'
import type { ListPlace } from '../calls/index.ts'
import { insertRow, updateRow, type Queries, type Transaction } from '../database/index.ts'
import { announceQueue } from '../queue-changes/index.ts'

/** Whose requests: a user's, and those that a visitor left for the same mobile. */
export interface Requester {
  readonly userId: string | null
  readonly mobile: string
}

export interface NewServiceRequest extends Requester {
  readonly id: ServiceRequestId
  readonly number: string
  readonly draft: ServiceDraft
  readonly said: string
  readonly at: number
}

interface RequestRow extends Omit<ServiceRequest, 'steps'> {}

const COLUMNS = `id, number, mobile, service, package_id, name, details, entry, state, submitted_at, changed_at`
const OWN = `(user_id = $1::text OR (user_id IS NULL AND mobile = $2::text))`
/** A user without a mobile has none left for them. */
const ownOf = ({ userId, mobile }: Requester) => [userId, mobile] as const

export async function insertRequest(tx: Transaction, request: NewServiceRequest): Promise<void> {
  const { id, number, userId, mobile, draft, said, at } = request
  const { service, packageId, name, details, entry, os } = draft
  announceQueue(tx, 'services', id)
  await insertRow(tx, 'service_requests', {
    id,
    number,
    userId,
    mobile,
    service,
    packageId,
    name,
    details,
    entry: entry && JSON.stringify(entry),
    os,
    said,
    state: 'submitted',
    submittedAt: at,
    changedAt: at,
  })
  await insertStep(tx, id, { state: 'submitted', note: '', priceFen: null, at, by: null })
}

interface StepBy extends ServiceRequestStep {
  readonly by: string | null
}

async function insertStep(tx: Transaction, id: ServiceRequestId, step: StepBy): Promise<void> {
  const { state, at, note, priceFen, by } = step
  await tx.change(
    `INSERT INTO service_request_steps (request_id, place, state, happened_at, note, price_fen, done_by)
     SELECT $1, count(*)::int4, $2, $3, $4, $5, $6 FROM service_request_steps WHERE request_id = $1`,
    [id, state, at, note, priceFen, by],
  )
}

/** Until the transaction ends, further requests for this mobile wait. */
export async function lockMobile(tx: Transaction, mobile: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1, hashtext($2))::text', [REQUEST_LOCK, mobile])
}

/** Any number will do, as long as every server uses the same one. */
const REQUEST_LOCK = 160

export async function findOpenSame(db: Queries, who: Requester, said: string): Promise<ServiceReceipt | undefined> {
  const [row] = await db.query<ServiceReceipt>(
    `SELECT id, number, service, mobile, submitted_at FROM service_requests
     WHERE (mobile = $2 OR user_id = $1::text) AND said = $3 AND state IN ('submitted', 'taken', 'answered')
     ORDER BY submitted_at LIMIT 1`,
    [...ownOf(who), said],
  )
  return row && { ...row, mobile: maskMobile(row.mobile) }
}

export async function countRequestsSince(db: Queries, who: Requester, sinceMs: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `SELECT count(*)::int8 AS count FROM service_requests WHERE (mobile = $2 OR user_id = $1::text) AND submitted_at > $3`,
    [...ownOf(who), sinceMs],
  )
  return row?.count ?? 0
}

/** The newest first. */
export async function readOwnRequests(
  db: Queries,
  who: Requester,
  { at, id }: ListPlace,
  max: number,
): Promise<readonly ServiceRequestCard[]> {
  const rows = await db.query<ServiceRequestCard>(
    `SELECT id, number, mobile, service, package_id, state, submitted_at, changed_at
     FROM service_requests WHERE ${OWN} AND (submitted_at, id) < ($3::int8, $4::text)
     ORDER BY submitted_at DESC, id DESC LIMIT $5::int`,
    [...ownOf(who), at, id, max],
  )
  return rows.map((row) => ({ ...row, mobile: maskMobile(row.mobile) }))
}

export async function findOwnRequest(
  db: Queries,
  who: Requester,
  id: ServiceRequestId,
): Promise<ServiceRequest | undefined> {
  const [row] = await db.query<RequestRow>(`SELECT ${COLUMNS} FROM service_requests WHERE ${OWN} AND id = $3`, [
    ...ownOf(who),
    id,
  ])
  return row && { ...row, mobile: maskMobile(row.mobile), steps: await readSteps(db, id) }
}

const readSteps = (db: Queries, id: ServiceRequestId): Promise<readonly ServiceRequestStep[]> =>
  db.query<ServiceRequestStep>(
    `SELECT state, happened_at AS at, note, price_fen FROM service_request_steps WHERE request_id = $1 ORDER BY place`,
    [id],
  )

/** Keeps the row until the transaction ends. */
export async function lockRequest(tx: Transaction, idOrNumber: string): Promise<LockedRequest | undefined> {
  const [row] = await tx.query<Omit<LockedRequest, 'place'>>(
    `SELECT id, number, service, state, user_id, mobile FROM service_requests WHERE id = $1 OR number = $1 FOR UPDATE`,
    [idOrNumber],
  )
  return row && { ...row, place: (await readSteps(tx, row.id)).length }
}

interface LockedRequest extends Requester, Pick<ServiceRequest, 'id' | 'number' | 'service' | 'state'> {
  /** How many steps it has. */
  readonly place: number
}

export async function storeMove(
  tx: Transaction,
  id: ServiceRequestId,
  { state, note, priceFen }: ServiceRequestMove,
  { by, at }: { readonly by: string | null; readonly at: number },
): Promise<void> {
  announceQueue(tx, 'services', id)
  await updateRow(tx, 'service_requests', { set: { state, changedAt: at }, where: { id } })
  await insertStep(tx, id, { state, note, priceFen, at, by })
}

/** Of one service since then, the newest first. */
export const readAnswered = (
  db: Queries,
  service: string,
  sinceMs: number,
  max: number,
): Promise<readonly AnsweredAt[]> =>
  db.query<AnsweredAt>(
    `SELECT r.submitted_at,
       (SELECT min(s.happened_at) FROM service_request_steps s WHERE s.request_id = r.id AND s.state = 'answered') AS answered_at
     FROM service_requests r WHERE r.service = $1 AND r.submitted_at > $2 ORDER BY r.submitted_at DESC LIMIT $3::int`,
    [service, sinceMs, max],
  )
